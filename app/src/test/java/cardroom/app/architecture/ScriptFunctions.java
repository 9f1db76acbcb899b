package cardroom.app.architecture;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// Finds the functions of a formatted TypeScript file by their indentation: a head that ends in a
/// brace reaches to the next line that closes one at the same depth.
final class ScriptFunctions {

  private static final Pattern HEAD =
      Pattern.compile(
          "^(\\s*)(?!(?:if|for|while|switch|catch|else|do|try)\\b)"
              + "(?:.*\\bfunction\\b.*|.*=>|(?:[\\w#]+\\s+)*(?<method>[\\w#]+)(?:<.*>)?\\(.*\\).*)\\s*\\{$");

  private ScriptFunctions() {}

  static List<Method> in(List<String> lines) {
    var found = new ArrayList<Method>();
    for (var at = 0; at < lines.size(); at++) {
      var head = HEAD.matcher(lines.get(at));
      if (head.matches()) {
        found.add(new Method(lines.get(at).strip(), at + 1, end(lines, at, head.group(1)) + 1));
      }
    }
    return found;
  }

  private static int end(List<String> lines, int head, String indent) {
    for (var at = head + 1; at < lines.size(); at++) {
      if (lines.get(at).startsWith(indent + "}")) {
        return at;
      }
    }
    return lines.size() - 1;
  }
}
