package cardroom.notation.banked;

import cardroom.games.banked.BankedGame;
import cardroom.games.banked.BankedTerms;
import cardroom.games.banked.Schedule;
import cardroom.games.money.Money;
import cardroom.notation.script.Header;
import cardroom.notation.script.Word;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/// What the header of a round against a player-dealer fixes.
///
/// @param decks how many decks the cards come from
/// @param seats how many the table has
/// @param bank what the player-dealer puts up; [Money#UNLIMITED] where no bank is written
record RoundSetting(
    Header header, BankedGame<?> game, Schedule schedule, int decks, int seats, Money bank) {

  private static final Set<String> WORDS =
      Set.of("house", "game", "schedule", "decks", "seats", "bank", "options");

  static RoundSetting of(Header header, BankedGames games) {
    header.allow(WORDS);
    var game = game(header, games);
    var terms = game.terms();
    return new RoundSetting(
        header,
        game,
        schedule(header, terms),
        decks(header, terms),
        seats(header, terms),
        bank(header));
  }

  private static BankedGame<?> game(Header header, BankedGames games) {
    var house = header.text("house", "casino-club");
    var name = header.text("game", "pure-21.5");
    var options = options(header);
    try {
      return games.game(house, name, options);
    } catch (IllegalArgumentException unknown) {
      var blamed = options.isEmpty() ? "house" : "options";
      var sentence = Objects.requireNonNullElse(unknown.getMessage(), "no such game");
      throw header.place(blamed).error(sentence);
    }
  }

  /// `options resplit-aces=true,insurance.offered=false`; a value may contain spaces.
  private static Map<String, String> options(Header header) {
    var options = new LinkedHashMap<String, String>();
    var words = header.all("options").orElse(List.of());
    var text = words.stream().map(Word::text).collect(Collectors.joining(" "));
    if (text.isEmpty()) {
      return options;
    }
    for (var option : text.split(",", -1)) {
      var equals = option.indexOf('=');
      if (equals < 1 || option.substring(equals + 1).isBlank()) {
        throw words
            .getFirst()
            .error(
                "'%s' is not an option; write them as key=value, separated by commas"
                    .formatted(option.strip()));
      }
      options.put(option.substring(0, equals).strip(), option.substring(equals + 1).strip());
    }
    return options;
  }

  private static Schedule schedule(Header header, BankedTerms terms) {
    var option = header.one("schedule").map(word -> number(word, "a schedule")).orElse(1);
    try {
      return terms.schedule(option);
    } catch (IllegalArgumentException unknown) {
      throw header
          .place("schedule")
          .error(Objects.requireNonNullElse(unknown.getMessage(), "no such schedule"));
    }
  }

  private static int decks(Header header, BankedTerms terms) {
    var shoe = terms.shoe();
    var decks = header.one("decks").map(word -> number(word, "decks")).orElse(shoe.decks());
    if (decks < shoe.decksMin() || decks > shoe.decksMax()) {
      throw header
          .place("decks")
          .error(
              "%d decks are not allowed here; %s deals from %d to %d (%s)"
                  .formatted(
                      decks,
                      terms.houseTitle(),
                      shoe.decksMin(),
                      shoe.decksMax(),
                      terms.clauses().decks().id()));
    }
    return decks;
  }

  /// A table may have fewer seats than the paper allows; the action button counts them.
  private static int seats(Header header, BankedTerms terms) {
    var most = terms.circles().seats();
    var seats = header.one("seats").map(word -> number(word, "seats")).orElse(most);
    if (seats < 2 || seats > most) {
      throw header
          .place("seats")
          .error("%d seats are not possible here; a table has 2 to %d".formatted(seats, most));
    }
    return seats;
  }

  private static int number(Word word, String of) {
    if (!word.text().matches("\\d{1,6}")) {
      throw word.error("%s is not the number of %s".formatted(word.quoted(), of));
    }
    return Integer.parseInt(word.text());
  }

  private static Money bank(Header header) {
    return header
        .one("bank")
        .map(word -> new WordCursor(List.of(word)).amount("the bank").value())
        .orElse(Money.UNLIMITED);
  }
}
