package cardroom.houses;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// Sheets that the caller has already read: texts by house and name, for where there are no files.
public final class SheetTexts implements SheetSource {

  private static final String ENDING = ".yaml";

  private final Map<String, Map<String, Page>> sheets = new TreeMap<>();
  private Optional<Page> payTables = Optional.empty();

  public void add(String house, String name, String text) {
    var page =
        new Page(
            house + "/" + name + ENDING, text, other -> sheet(house, other.replace(ENDING, "")));
    sheets.computeIfAbsent(house, _ -> new TreeMap<>()).put(name, page);
  }

  public void addPayTables(String text) {
    payTables = Optional.of(new Page("pay-tables.yaml", text, _ -> Optional.empty()));
  }

  /// Every sheet, in the order of houses and names.
  public List<Text> all() {
    var all = new ArrayList<Text>();
    sheets.forEach(
        (house, pages) ->
            pages.forEach((name, page) -> all.add(new Text(house, name, page.text()))));
    return all;
  }

  public String payTablesText() {
    return payTables.map(Page::text).orElse("");
  }

  /// One sheet as it is written.
  public record Text(String house, String name, String text) {}

  @Override
  public List<String> houses() {
    return List.copyOf(sheets.keySet());
  }

  @Override
  public List<String> sheets(String house) {
    return List.copyOf(sheets.getOrDefault(house, Map.of()).keySet());
  }

  @Override
  public Optional<Page> sheet(String house, String name) {
    return Optional.ofNullable(sheets.getOrDefault(house, Map.of()).get(name));
  }

  @Override
  public Optional<Page> payTables() {
    return payTables;
  }
}
