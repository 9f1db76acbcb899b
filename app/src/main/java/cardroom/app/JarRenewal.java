package cardroom.app;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFile.ClassHierarchyResolverOption;
import java.lang.classfile.ClassFile.StackMapsOption;
import java.lang.classfile.ClassFileVersion;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeTransform;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/// Rewrites the classes of old libraries in a newer class file format, so that the JVM can cache
/// them.
///
/// The cache takes no class from before Java 6, since such classes lack the stack maps by which the
/// JVM verifies code quickly; without this they would be parsed and verified again at each start.
/// The launcher does this to its own copies after a build. Code stays as it is, and so does every
/// other file of a jar, including its licence.
final class JarRenewal {

  private static final String CLASS = ".class";
  private static final int VERSION_AT = 6;
  private static final int HEAD = 8;

  private final ClassFile classFile;

  private JarRenewal(ClassLoader libraries) {
    classFile =
        ClassFile.of(
            StackMapsOption.GENERATE_STACK_MAPS,
            ClassHierarchyResolverOption.of(ClassHierarchyResolver.ofResourceParsing(libraries)));
  }

  /// @param arguments the folder whose jars are renewed
  public static void main(String[] arguments) throws IOException {
    renew(Path.of(arguments[0]));
  }

  static void renew(Path folder) throws IOException {
    var jars = new ArrayList<Path>();
    try (var files = Files.newDirectoryStream(folder, "*.jar")) {
      files.forEach(jars::add);
    }
    try (var libraries = new URLClassLoader(addresses(jars))) {
      var renewal = new JarRenewal(libraries);
      for (var jar : jars) {
        if (isOld(jar)) {
          renewal.replace(jar);
        }
      }
    }
  }

  private static URL[] addresses(List<Path> jars) throws MalformedURLException {
    var addresses = new URL[jars.size()];
    for (int place = 0; place < addresses.length; place++) {
      addresses[place] = jars.get(place).toUri().toURL();
    }
    return addresses;
  }

  /// A signed jar is left alone: its signature is worth more than a quick start.
  private static boolean isOld(Path jar) throws IOException {
    try (var zip = new ZipFile(jar.toFile())) {
      boolean isOld = false;
      for (var entry : Collections.list(zip.entries())) {
        if (entry.getName().matches("META-INF/[^/]*\\.SF")) {
          return false;
        }
        if (!isOld && entry.getName().endsWith(CLASS)) {
          try (var head = zip.getInputStream(entry)) {
            isOld = isOld(head.readNBytes(HEAD));
          }
        }
      }
      return isOld;
    }
  }

  private static boolean isOld(byte[] written) {
    return written.length >= HEAD
        && ByteBuffer.wrap(written).getShort(VERSION_AT) < ClassFile.JAVA_6_VERSION;
  }

  /// Written beside the old jar first, so that an interrupted run leaves the old one.
  private void replace(Path jar) throws IOException {
    var renewed = jar.resolveSibling(jar.getFileName() + ".new");
    try (var zip = new ZipFile(jar.toFile());
        var out = Files.newOutputStream(renewed)) {
      copy(zip, out);
    }
    Files.move(renewed, jar, StandardCopyOption.REPLACE_EXISTING);
  }

  private void copy(ZipFile zip, OutputStream out) throws IOException {
    try (var copy = new ZipOutputStream(out)) {
      for (var entry : Collections.list(zip.entries())) {
        try (var in = zip.getInputStream(entry)) {
          var written = in.readAllBytes();
          var copied = new ZipEntry(entry.getName());
          copied.setTime(entry.getTime());
          copy.putNextEntry(copied);
          copy.write(entry.getName().endsWith(CLASS) ? renewed(written) : written);
          copy.closeEntry();
        }
      }
    }
  }

  private byte[] renewed(byte[] written) {
    if (!isOld(written)) {
      return written;
    }
    try {
      var bodies = ClassTransform.transformingMethodBodies(CodeTransform.ACCEPT_ALL);
      var version =
          ClassTransform.dropping(ClassFileVersion.class::isInstance)
              .andThen(
                  ClassTransform.endHandler(end -> end.withVersion(ClassFile.JAVA_8_VERSION, 0)));
      return classFile.transformClass(classFile.parse(written), bodies.andThen(version));
    } catch (IllegalArgumentException _) {
      return written; // it names a class that is not here, or jumps as only old code may
    }
  }
}
