package cardroom.app;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;

/// What one run of the command line left behind.
public record Ran(int status, String out, String err) {

  public static Ran of(String... arguments) {
    var out = new StringWriter();
    var err = new StringWriter();
    var status = Cardroom.run(List.of(arguments), new PrintWriter(out), new PrintWriter(err));
    return new Ran(status, out.toString(), err.toString());
  }
}
