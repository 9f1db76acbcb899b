package cardroom.server.history;

import cardroom.server.codec.Json;
import cardroom.server.journal.JournalEntry;
import cardroom.server.journal.Records;
import cardroom.server.shoe.SealedShoe;
import java.util.Collection;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import tools.jackson.databind.node.ObjectNode;

/// Proofs that the cards turned face up were in their places before the deal (Contract 3). A card
/// that was never shown stays unknown.
public final class CardProofs {
  /// The value of the first field of such a file.
  public static final String KIND = "cardroom-proof";

  // A card that is turned up is written with its place: `Kh@3:17` is leaf 17 of shoe 3.
  private static final Pattern SHOWN = Pattern.compile("\"(?:[A2-9TJQK][cdhs]|Jk)@(\\d+):(\\d+)\"");

  private final Records records;
  private final SealedShoe seals;

  public CardProofs(Records records, SealedShoe seals) {
    this.records = records;
    this.seals = seals;
  }

  /// The roots of all shoes of a table, each published when the shoe was shuffled, before its first
  /// card.
  public ObjectNode roots(long table) {
    var json = Json.object().put("table", table);
    var shoes = json.putArray("shoes");
    for (var row : records.shoes(table)) {
      shoes.addObject().put("shoe", row.ordinal()).put("root", row.root());
    }
    return json;
  }

  /// The proof of every card that these entries of a table show; empty when they show none.
  Optional<ObjectNode> of(long table, int round, Collection<JournalEntry> entries) {
    var places = new TreeMap<Integer, SortedSet<Integer>>();
    for (JournalEntry entry : entries) {
      var shown = SHOWN.matcher(entry.body());
      while (shown.find()) {
        places
            .computeIfAbsent(Integer.parseInt(shown.group(1)), _ -> new TreeSet<>())
            .add(Integer.parseInt(shown.group(2)));
      }
    }
    if (places.isEmpty()) {
      return Optional.empty();
    }
    var json = Json.object().put("kind", KIND).put("version", 1);
    json.put("table", table).put("round", round);
    var shoes = json.putArray("shoes");
    for (var row : records.shoes(table, places.firstKey(), places.lastKey())) {
      if (places.containsKey(row.ordinal())) {
        var shoe = shoes.addObject().put("shoe", row.ordinal()).put("root", row.root());
        cards(shoe, seals.proof(row, places.get(row.ordinal())));
      }
    }
    return Optional.of(json);
  }

  private static void cards(ObjectNode shoe, SealedShoe.ShoeProof proof) {
    var cards = shoe.put("size", proof.size()).putArray("cards");
    for (var card : proof.cards()) {
      var json = cards.addObject().put("position", card.position());
      json.put("card", card.card().toString()).put("salt", card.salt());
      json.set("path", Json.strings(card.path()));
    }
  }
}
