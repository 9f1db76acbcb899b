package cardroom.pocket;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.tooling.ConsoleTeaVMToolLog;
import org.teavm.tooling.TeaVMProblemRenderer;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/// Compiles the book's answers into a script, unless the script is newer than everything it is made
/// from.
public final class ScriptBuild {

  private static final String SCRIPT = "book-engine.js";
  // A build that is killed leaves half a script under this name, never under the other.
  private static final String UNFINISHED = "book-engine.part";

  private ScriptBuild() {}

  /// @param arguments the folder to write into
  public static void main(String[] arguments) throws IOException, TeaVMToolException {
    var folder = Path.of(arguments[0]).toAbsolutePath();
    var script = folder.resolve(SCRIPT);
    if (!isOutdated(script)) {
      return;
    }
    var tool = tool(folder);
    tool.generate();
    if (!tool.getProblemProvider().getSevereProblems().isEmpty()) {
      TeaVMProblemRenderer.describeProblems(
          tool.getDependencyInfo().getCallGraph(), tool.getProblemProvider(), tool.getLog());
      throw new IllegalStateException(
          "the pocket book's script cannot be compiled; add what its library lacks to AbsentMethods");
    }
    Files.move(
        folder.resolve(UNFINISHED),
        script,
        StandardCopyOption.REPLACE_EXISTING,
        StandardCopyOption.ATOMIC_MOVE);
  }

  private static TeaVMTool tool(Path folder) {
    var tool = new TeaVMTool();
    tool.setLog(new ConsoleTeaVMToolLog(false));
    tool.setTargetType(TeaVMTargetType.JAVASCRIPT);
    tool.setJsModuleType(JSModuleType.ES2015);
    tool.setObfuscated(true);
    tool.setOptimizationLevel(TeaVMOptimizationLevel.SIMPLE);
    tool.setMainClass(BrowserBook.class.getName());
    tool.getTransformers().add(LibraryAdditions.class.getName());
    tool.setTargetDirectory(folder.toFile());
    tool.setTargetFileName(UNFINISHED);
    return tool;
  }

  private static boolean isOutdated(Path script) throws IOException {
    if (!Files.exists(script)) {
      return true;
    }
    var made = Files.getLastModifiedTime(script);
    var parts = System.getProperty("java.class.path").split(File.pathSeparator, -1);
    for (var part : parts) {
      if (Files.exists(Path.of(part))) {
        try (var files = Files.walk(Path.of(part))) {
          for (var file : files.filter(Files::isRegularFile).toList()) {
            if (!file.equals(script) && Files.getLastModifiedTime(file).compareTo(made) > 0) {
              return true;
            }
          }
        }
      }
    }
    return false;
  }
}
