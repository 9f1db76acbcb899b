package cardroom.app.architecture;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.Diagnostic;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/// Finds the methods of a Java file with the compiler's own parser.
final class JavaMethods extends TreePathScanner<@Nullable Void, List<Method>> {

  private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();
  private static final JavaFileManager FILES = COMPILER.getStandardFileManager(null, null, null);

  private final CompilationUnitTree unit;
  private final SourcePositions positions;

  private JavaMethods(CompilationUnitTree unit, SourcePositions positions) {
    this.unit = unit;
    this.positions = positions;
  }

  static List<Method> in(Path file, String text) {
    // Nothing is resolved, so no library needs to be opened again for each file.
    var options = List.of("-proc:none", "-classpath", "");
    var sources = List.of(new Source(file, text));
    var task = (JavacTask) COMPILER.getTask(null, FILES, _ -> {}, options, null, sources);
    var methods = new ArrayList<Method>();
    try {
      for (var unit : task.parse()) {
        new JavaMethods(unit, Trees.instance(task).getSourcePositions()).scan(unit, methods);
      }
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
    return methods;
  }

  @Override
  public @Nullable Void visitMethod(MethodTree method, List<Method> found) {
    var end = positions.getEndPosition(unit, method);
    if (end != Diagnostic.NOPOS) { // else it has no place in the file: an implicit constructor
      var first = line(positions.getStartPosition(unit, method));
      found.add(new Method(method.getName().toString(), first, line(end)));
    }
    return super.visitMethod(method, found);
  }

  private int line(long position) {
    return Math.toIntExact(unit.getLineMap().getLineNumber(position));
  }

  private static final class Source extends SimpleJavaFileObject {
    private final String text;

    Source(Path file, String text) {
      super(file.toUri(), JavaFileObject.Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }
}
