package cardroom.houses.reading;

/// What was read, fit to be printed: short, on one line, without control characters.
final class Quoted {

  private static final int LONGEST = 60;

  private Quoted() {}

  static String of(String read) {
    if (read.isEmpty()) {
      return "nothing is written";
    }
    var plain = read.replaceAll("[\\p{Cntrl}\\p{Cf}\\s]+", " ");
    var shown = plain.length() > LONGEST ? plain.substring(0, LONGEST) + "…" : plain;
    return "read '" + shown + "'";
  }
}
