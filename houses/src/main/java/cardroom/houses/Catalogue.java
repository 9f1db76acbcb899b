package cardroom.houses;

import cardroom.games.poker.sheet.PokerSheet;
import cardroom.games.poker.variant.Variants;
import cardroom.games.pure215.Sheet;
import cardroom.games.table.WagerId;
import cardroom.houses.SheetSource.Page;
import cardroom.houses.poker.PokerForm;
import cardroom.houses.pure215.Pure215Form;
import cardroom.houses.reading.Faults;
import cardroom.houses.reading.SheetError;
import cardroom.houses.reading.SheetForm;
import cardroom.houses.reading.SheetForm.Heading;
import cardroom.houses.reading.SheetOverrides;
import cardroom.houses.reading.SheetReader;
import cardroom.houses.reading.ValueKinds;
import cardroom.houses.threecard.ThreeCardForm;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/// The front door: which houses there are, which games they have, and their sheets.
///
/// A user's own folder takes precedence over the sheets that come with the program, and is read the
/// same way.
public final class Catalogue {

  /// Every kind of sheet.
  private static final List<SheetForm<?>> FORMS =
      Stream.concat(
              Stream.<SheetForm<?>>of(new Pure215Form(), new ThreeCardForm()),
              Variants.ALL.stream().map(PokerForm::new))
          .toList();

  private final List<SheetForm<?>> forms;
  private final List<SheetSource> sources;

  /// Sheets already read, from texts or the program's own; unused where an operator's are files.
  private final Optional<KeptSheets> kept;

  /// Not opened before somebody asks for it.
  private static final class Packaged {
    static final Catalogue CATALOGUE =
        new Catalogue(FORMS, List.of(SheetFolder.packaged()), Optional.of(new KeptSheets(false)));
  }

  private Catalogue(
      List<SheetForm<?>> forms, List<SheetSource> sources, Optional<KeptSheets> kept) {
    this.forms = forms;
    this.sources = sources;
    this.kept = kept;
  }

  /// The houses that come with the program: the same for everybody in it.
  public static Catalogue packaged() {
    return Packaged.CATALOGUE;
  }

  /// A user's folder `<house>/<game>.yaml`, with the program's houses as a fallback.
  public static Catalogue with(Path folder) {
    var sources = List.<SheetSource>of(SheetFolder.of(folder), SheetFolder.packaged());
    return new Catalogue(FORMS, sources, Optional.empty());
  }

  /// Sheets given as texts, and no others.
  public static Catalogue of(SheetTexts texts) {
    return new Catalogue(FORMS, List.of(texts), Optional.of(new KeptSheets(true)));
  }

  /// The same with a further kind of sheet, or another in place of the one with that name.
  public Catalogue reading(SheetForm<?> form) {
    var others = forms.stream().filter(one -> !one.name().equals(form.name()));
    var all = Stream.<SheetForm<?>>concat(others, Stream.of(form)).toList();
    return new Catalogue(all, sources, kept.map(KeptSheets::empty));
  }

  /// The text of every sheet, an operator's own before the program's, to be passed on.
  public SheetTexts texts() {
    var texts = new SheetTexts();
    for (var source : sources.reversed()) {
      source.payTables().ifPresent(page -> texts.addPayTables(page.text()));
      for (var house : source.houses()) {
        for (var name : source.sheets(house)) {
          source.sheet(house, name).ifPresent(page -> texts.add(house, name, page.text()));
        }
      }
    }
    return texts;
  }

  /// The wagers of every banked game there is a sheet form for.
  public static List<WagerId> wagers() {
    return FORMS.stream().flatMap(form -> form.wagers().stream()).toList();
  }

  /// The side bets that sheets may offer, each with the sheets' name of its game.
  public SequencedMap<WagerId, String> sideBets() {
    var games = new LinkedHashMap<WagerId, String>();
    forms.forEach(form -> form.sideBets().forEach(bet -> games.putIfAbsent(bet, form.name())));
    return games;
  }

  public List<String> houses() {
    return List.copyOf(new TreeSet<>(sources.stream().flatMap(s -> s.houses().stream()).toList()));
  }

  /// The games that this house has a sheet for.
  public List<String> games(String house) {
    var sheets =
        sources.stream().flatMap(source -> source.sheets(house).stream()).distinct().toList();
    return forms.stream()
        .filter(form -> sheets.contains(form.name()))
        .flatMap(form -> form.games().stream())
        .toList();
  }

  /// One game of each sheet of this house, enough to see every sheet once.
  public List<String> firstGames(String house) {
    var games = games(house);
    if (games.isEmpty()) {
      throw unknownHouse(house);
    }
    return forms.stream()
        .flatMap(form -> form.games().stream().filter(games::contains).limit(1))
        .toList();
  }

  public LoadedSheet<Sheet> pure215(String house, Map<String, String> options) {
    return load(of(Pure215Form.class).findFirst().orElseThrow(), house, options);
  }

  public LoadedSheet<cardroom.games.threecard.Sheet> threeCard(
      String house, Map<String, String> options) {
    return load(of(ThreeCardForm.class).findFirst().orElseThrow(), house, options);
  }

  public LoadedSheet<PokerSheet> poker(String house, String game, Map<String, String> options) {
    var form =
        of(PokerForm.class)
            .filter(one -> one.name().equals(game))
            .findFirst()
            .orElseGet(() -> new PokerForm(Variants.of(game)));
    return load(form, house, options);
  }

  private <F extends SheetForm<?>> Stream<F> of(Class<F> kind) {
    return forms.stream().filter(kind::isInstance).map(kind::cast);
  }

  /// The sheet of a house for any game, such as `pure-21.5`.
  public LoadedSheet<?> load(String house, String game, Map<String, String> options) {
    return load(form(house, game), house, options);
  }

  private SheetForm<?> form(String house, String game) {
    var games = games(house);
    if (games.isEmpty()) {
      throw unknownHouse(house);
    }
    return forms.stream()
        .filter(form -> form.games().contains(game) && games.contains(game))
        .findFirst()
        .orElseThrow(
            () ->
                one(
                    "%s has no sheet for '%s'; its games are %s."
                        .formatted(house, game, String.join(", ", games))));
  }

  public <S> LoadedSheet<S> load(SheetForm<S> form, String house, Map<String, String> options) {
    return kept.filter(_ -> forms.contains(form))
        .map(known -> known.of(form, house, options, () -> found(form, house, options)))
        .orElseGet(() -> found(form, house, options));
  }

  private <S> LoadedSheet<S> found(SheetForm<S> form, String house, Map<String, String> options) {
    for (var source : sources) {
      var page = source.sheet(house, form.name());
      if (page.isPresent()) {
        return read(form, page.get(), source, Optional.of(house), options);
      }
    }
    throw games(house).isEmpty()
        ? unknownHouse(house)
        : one("%s has no sheet for %s.".formatted(house, form.name()));
  }

  /// Checks a file outside the catalogue, and for a book also every sheet beside it that is based
  /// on it; throws a [SheetError] with everything that is wrong.
  public List<LoadedSheet<?>> check(Path file) {
    var page = SheetFolder.read(file, file.toString());
    var faults = new Faults();
    var written = SheetReader.of(page.name(), page.text(), faults);
    if (written.keys().isEmpty()) {
      faults.throwIfAny();
    }
    var sheets = BookCheck.sheets(file);
    if (sheets.isEmpty()) {
      return List.of(checked(file));
    }
    var sharing = sheets.stream().<LoadedSheet<?>>map(this::checked).toList();
    BookCheck.requireRead(written, sharing, faults);
    return sharing;
  }

  private LoadedSheet<?> checked(Path file) {
    var page = SheetFolder.read(file, file.toString());
    var game = SheetReader.of(page.name(), page.text(), new Faults()).word("game");
    var form =
        forms.stream()
            .filter(one -> game.equals(Optional.of(one.name())))
            .findFirst()
            .orElseThrow(() -> unknownForm(page, game));
    var folder = Optional.ofNullable(file.toAbsolutePath().getParent()).map(Path::getParent);
    var source = folder.<SheetSource>map(SheetFolder::of).orElseGet(sources::getFirst);
    return read(form, page, source, Optional.empty(), Map.of());
  }

  /// The pay tables beside the sheet, or else the program's.
  private Page payTables(SheetSource source) {
    return source.payTables().or(() -> sources.getLast().payTables()).orElseThrow();
  }

  private <S> LoadedSheet<S> read(
      SheetForm<S> form,
      Page page,
      SheetSource source,
      Optional<String> folder,
      Map<String, String> options) {
    var faults = new Faults();
    var joined = JoinedSheet.of(page, page::beside, faults);
    if (joined.fields().fields().isEmpty()) {
      faults.throwIfAny();
    }
    var tables = payTables(source);
    var changed = SheetOverrides.on(joined.fields(), options, faults);
    var reader = joined.reader(changed.sheet(), faults);
    var heading = heading(reader, form, folder);
    var payTables = SheetReader.of(tables.name(), tables.text(), faults);
    var sheet = form.read(heading, reader, payTables);
    reader.finish();
    faults.throwIfAny();
    var inForce = reader.inForce();
    var shared = payTables.written().leaves();
    return LoadedSheet.of(form, heading, sheet, inForce, changed.options(), shared);
  }

  private static Heading heading(SheetReader reader, SheetForm<?> form, Optional<String> folder) {
    var house =
        reader.value("house", ValueKinds.text("a name such as casino-club", "[a-z0-9-]{1,60}"));
    folder
        .filter(name -> !name.equals(house))
        .ifPresent(
            name ->
                reader.fault(
                    "house",
                    "read '%s', expected %s as its folder is named".formatted(house, name)));
    reader.value("game", ValueKinds.word(form.name(), form.name()));
    return new Heading(
        house,
        reader.value("title", ValueKinds.text()),
        reader.value("example", ValueKinds.flag()));
  }

  private SheetError unknownHouse(String house) {
    return one(
        "There is no house '%s'; the houses are %s.".formatted(house, String.join(", ", houses())));
  }

  private SheetError unknownForm(Page page, Optional<String> game) {
    var known = Stream.concat(Stream.of(""), forms.stream().map(SheetForm::name)).toList();
    return one(
        "%s: %s; sheets are for%s"
            .formatted(
                page.name(),
                game.map(name -> "read game '" + name + "'").orElse("no key game"),
                String.join(" ", known)));
  }

  private static SheetError one(String sentence) {
    return new SheetError(List.of(sentence));
  }
}
