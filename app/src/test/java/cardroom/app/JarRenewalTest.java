package cardroom.app;

import static java.lang.classfile.ClassFile.ACC_PUBLIC;
import static java.lang.classfile.ClassFile.ACC_STATIC;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFile.StackMapsOption;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Old libraries in the form that the JVM keeps in its cache.
final class JarRenewalTest {

  private static final MethodTypeDesc NUMBER_TO_NUMBER =
      MethodTypeDesc.of(ConstantDescs.CD_int, ConstantDescs.CD_int);

  @TempDir private Path folder;

  @Test
  void an_old_class_is_renewed_and_does_the_same() throws Exception {
    var now = written("Now", ClassFile.latestMajorVersion());
    var jar = jar("a.jar", Map.of("Old.class", written("Old", ClassFile.JAVA_5_VERSION)));
    var mixed = new LinkedHashMap<String, byte[]>();
    mixed.put("META-INF/NOTICE", "whose it is".getBytes(UTF_8));
    mixed.put("Older.class", written("Older", ClassFile.JAVA_1_VERSION));
    mixed.put("Now.class", now);
    var other = jar("b.jar", mixed);
    JarRenewal.renew(folder);
    assertThat(version(entries(jar), "Old.class")).isEqualTo(ClassFile.JAVA_8_VERSION);
    var kept = entries(other);
    assertThat(kept.keySet()).containsExactly("META-INF/NOTICE", "Older.class", "Now.class");
    assertThat(kept.get("META-INF/NOTICE")).isEqualTo(mixed.get("META-INF/NOTICE"));
    assertThat(kept.get("Now.class")).isEqualTo(now);
    try (var loader = new URLClassLoader(new URL[] {other.toUri().toURL()})) {
      var method = loader.loadClass("Older").getMethod("size", int.class);
      assertThat(method.invoke(null, -3)).isEqualTo(3);
      assertThat(method.invoke(null, 5)).isEqualTo(5);
    }
    assertThat(folder).isDirectoryNotContaining("glob:**.new");
  }

  @Test
  void what_is_signed_or_new_is_not_touched() throws Exception {
    var old = written("Old", ClassFile.JAVA_5_VERSION);
    var signed = jar("a.jar", Map.of("Old.class", old, "META-INF/HOUSE.SF", new byte[0]));
    var current = jar("b.jar", Map.of("Now.class", written("Now", ClassFile.JAVA_6_VERSION)));
    var before = Map.of(signed, Files.readAllBytes(signed), current, Files.readAllBytes(current));
    JarRenewal.renew(folder);
    for (var jar : before.entrySet()) {
      assertThat(Files.readAllBytes(jar.getKey())).isEqualTo(jar.getValue());
    }
  }

  /// A class with a branch, which needs a stack map from Java 7 on.
  private static byte[] written(String name, int version) {
    var options =
        version < ClassFile.JAVA_6_VERSION
            ? StackMapsOption.DROP_STACK_MAPS
            : StackMapsOption.GENERATE_STACK_MAPS;
    return ClassFile.of(options)
        .build(
            ClassDesc.of(name),
            made ->
                made.withVersion(version, 0)
                    .withMethodBody(
                        "size",
                        NUMBER_TO_NUMBER,
                        ACC_PUBLIC | ACC_STATIC,
                        code -> {
                          var end = code.newLabel();
                          code.iload(0).iflt(end).iload(0).ireturn();
                          code.labelBinding(end).iload(0).ineg().ireturn();
                        }));
  }

  private static int version(Map<String, byte[]> entries, String name) {
    return ClassFile.of().parse(entries.get(name)).majorVersion();
  }

  private Path jar(String name, Map<String, byte[]> entries) throws IOException {
    var jar = folder.resolve(name);
    try (var out = new ZipOutputStream(Files.newOutputStream(jar))) {
      for (var entry : entries.entrySet()) {
        out.putNextEntry(new ZipEntry(entry.getKey()));
        out.write(entry.getValue());
      }
    }
    return jar;
  }

  private static Map<String, byte[]> entries(Path jar) throws IOException {
    var entries = new LinkedHashMap<String, byte[]>();
    try (var zip = new ZipFile(jar.toFile())) {
      for (var found = zip.entries(); found.hasMoreElements(); ) {
        var entry = found.nextElement();
        try (var in = zip.getInputStream(entry)) {
          entries.put(entry.getName(), in.readAllBytes());
        }
      }
    }
    return entries;
  }
}
