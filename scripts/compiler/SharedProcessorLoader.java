import java.net.URL;
import java.net.URLClassLoader;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// Loads Error Prone and NullAway once for all modules of a build. By itself javac loads them anew for
/// each compilation, and everything they do has to be compiled to machine code each time.
///
/// `maven` in `../toolbox.sh` compiles this class and puts it in reach of javac, which the root
/// `pom.xml` tells its name (`procloader`) and which does without where it is not found. Javac makes one
/// of these for a compilation and closes it if it can: hence a loader that only asks the shared one.
public final class SharedProcessorLoader extends ClassLoader {
  private static final Map<String, ClassLoader> BY_JARS = new ConcurrentHashMap<>();

  public SharedProcessorLoader(URL[] jars, ClassLoader parent) {
    super(BY_JARS.computeIfAbsent(Arrays.toString(jars), _ -> new URLClassLoader(jars, parent)));
  }
}
