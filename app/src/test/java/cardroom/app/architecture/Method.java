package cardroom.app.architecture;

import java.nio.file.Path;
import java.util.List;

/// A method or function of a source file, by the lines it takes up.
record Method(String name, int firstLine, int lastLine) {

  int length() {
    return lastLine - firstLine + 1;
  }

  static List<Method> in(Path file, List<String> lines) {
    return file.toString().endsWith(".java")
        ? JavaMethods.in(file, String.join("\n", lines))
        : ScriptFunctions.in(lines);
  }
}
