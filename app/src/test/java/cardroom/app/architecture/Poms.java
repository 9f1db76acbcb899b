package cardroom.app.architecture;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.xml.sax.SAXException;

/// What the build files bring in from elsewhere.
final class Poms {

  /// A library or plugin, without its version.
  record Part(String group, String artifact) {
    boolean isOurs() {
      return group.equals("cardroom");
    }

    @Override
    public String toString() {
      return group + ":" + artifact;
    }
  }

  private static final List<String> KINDS = List.of("dependency", "plugin", "path");
  private static final String PLUGINS_OF_MAVEN = "org.apache.maven.plugins";

  private Poms() {}

  /// Every part any pom names, with its version where one is written.
  static Map<String, String> foreignParts() {
    var versions = new TreeMap<String, String>();
    for (var pom : Checkout.files("pom.xml"::equals)) {
      var project = read(pom);
      for (var element : named(project, KINDS)) {
        var part = part(element);
        if (!part.isOurs()) {
          versions.merge(
              part.toString(),
              version(project, element),
              (known, more) -> more.isEmpty() ? known : more);
        }
      }
    }
    return versions;
  }

  /// What one module itself depends on, tests and null marks aside.
  static List<Part> dependencies(String module) {
    return named(read(Checkout.ROOT.resolve(module).resolve("pom.xml")), List.of("dependency"))
        .stream()
        .filter(element -> !text(element, "scope").equals("test"))
        .map(Poms::part)
        .toList();
  }

  private static Part part(Element element) {
    var group = text(element, "groupId");
    return new Part(group.isEmpty() ? PLUGINS_OF_MAVEN : group, text(element, "artifactId"));
  }

  private static String version(Element project, Element element) {
    var version = text(element, "version");
    return version.startsWith("${")
        ? text(project, version.substring(2, version.length() - 1))
        : version;
  }

  private static List<Element> named(Element parent, List<String> names) {
    var found = new ArrayList<Element>();
    for (var name : names) {
      var nodes = parent.getElementsByTagName(name);
      IntStream.range(0, nodes.getLength()).forEach(at -> found.add((Element) nodes.item(at)));
    }
    return found;
  }

  private static String text(Element parent, String name) {
    var nodes = parent.getElementsByTagName(name);
    return nodes.getLength() == 0 ? "" : nodes.item(0).getTextContent().strip();
  }

  private static Element read(Path pom) {
    try {
      return DocumentBuilderFactory.newDefaultInstance()
          .newDocumentBuilder()
          .parse(pom.toFile())
          .getDocumentElement();
    } catch (IOException | SAXException | ParserConfigurationException unreadable) {
      throw new IllegalStateException(Checkout.name(pom) + " cannot be read", unreadable);
    }
  }
}
