package cardroom.houses.reading;

/// Where something was written: a line of a file, or an option of the command line.
///
/// @param source the file's name, or the option as it was given
/// @param line counted from 1; 0 for an option
public record SourcePlace(String source, int line) {

  static SourcePlace option(String key, String value) {
    return new SourcePlace("--option " + key + "=" + value, 0);
  }

  @Override
  public String toString() {
    return line == 0 ? source : source + ":" + line;
  }
}
