package cardroom.app;

import java.math.BigInteger;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;

/// How the numbers and files of every command line are read, and what is said of something else in
/// their place. Picocli itself would tell a dealer about an `int`, and take `NaN` for a number.
final class GivenValues {
  private static final Pattern WHOLE = Pattern.compile("[+-]?\\d+");
  private static final Pattern DECIMAL = Pattern.compile("[+-]?(\\d+(\\.\\d*)?|\\.\\d+)");

  private GivenValues() {}

  /// To be called once all commands are there: it reaches those below.
  static void readPlainly(CommandLine line) {
    ITypeConverter<Integer> number = text -> whole(text, Integer.SIZE).intValue();
    ITypeConverter<Long> large = text -> whole(text, Long.SIZE).longValue();
    List.of(int.class, Integer.class).forEach(type -> line.registerConverter(type, number));
    List.of(long.class, Long.class).forEach(type -> line.registerConverter(type, large));
    List.of(double.class, Double.class)
        .forEach(type -> line.registerConverter(type, GivenValues::decimal));
    List.of(boolean.class, Boolean.class)
        .forEach(type -> line.registerConverter(type, GivenValues::yesOrNo));
    line.registerConverter(Path.class, GivenValues::path);
  }

  /// What was wrong with a value, by the option that it was given for; empty where something else
  /// was wrong.
  static Optional<String> complaint(ParameterException wrong) {
    return Optional.ofNullable(wrong.getArgSpec())
        .flatMap(
            argument ->
                advice(wrong, argument).map(words -> complaint(argument, wrong.getValue(), words)));
  }

  private static Optional<String> advice(ParameterException wrong, ArgSpec argument) {
    if (wrong.getCause() instanceof TypeConversionException kind) {
      return Optional.of(String.valueOf(kind.getMessage()));
    }
    return argument.typeInfo().isMap()
        ? Optional.of("write it as " + argument.paramLabel())
        : Optional.empty();
  }

  private static String complaint(ArgSpec argument, String value, String advice) {
    var name = argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
    var given = value.isBlank() ? "'%s'".formatted(value) : ShortText.of(value);
    var where =
        argument.command().userObject() instanceof SettingSources sources
            ? sources.source(argument, value).map(" (%s)"::formatted).orElse("")
            : "";
    return "%s %s%s: %s".formatted(name, given, where, advice);
  }

  private static BigInteger whole(String text, int bits) {
    if (!WHOLE.matcher(text).matches()) {
      throw new TypeConversionException("give a whole number, in digits alone");
    }
    var number = new BigInteger(text);
    if (number.bitLength() >= bits) {
      throw new TypeConversionException(
          "that number is too %s".formatted(number.signum() > 0 ? "large" : "small"));
    }
    return number;
  }

  private static double decimal(String text) {
    if (!DECIMAL.matcher(text).matches()) {
      throw new TypeConversionException("give a number, such as 0.75");
    }
    return Double.parseDouble(text);
  }

  private static boolean yesOrNo(String text) {
    return switch (text.toLowerCase(Locale.ROOT)) {
      case "true" -> true;
      case "false" -> false;
      default -> throw new TypeConversionException("give true or false, or no value");
    };
  }

  private static Path path(String text) {
    try {
      if (!text.isBlank()) {
        return Path.of(text);
      }
    } catch (InvalidPathException _) {
      // said below, as of an empty name
    }
    throw new TypeConversionException("give the name of a file or folder");
  }
}
