package cardroom.pocket;

import java.util.List;
import org.teavm.model.AccessLevel;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.ElementModifier;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.ValueType;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.model.emit.ValueEmitter;

/// Gives classes of the library the methods of [AbsentMethods].
public final class LibraryAdditions implements ClassHolderTransformer {

  /// @param method its name and types as a class file writes them
  private record Addition(String owner, boolean isStatic, String name, String method) {}

  private static final List<Addition> ALL =
      List.of(
          new Addition("java.lang.String", false, "lines", "()Ljava/util/stream/Stream;"),
          new Addition("java.lang.Integer", true, "sum", "(II)I"),
          new Addition(
              "java.util.Collections",
              true,
              "unmodifiableSequencedMap",
              "(Ljava/util/SequencedMap;)Ljava/util/SequencedMap;"));

  @Override
  public void transformClass(ClassHolder owner, ClassHolderTransformerContext context) {
    for (var addition : ALL) {
      var method = MethodDescriptor.parse(addition.name() + addition.method());
      if (addition.owner().equals(owner.getName()) && owner.getMethod(method) == null) {
        owner.addMethod(calling(addition, method, context));
      }
    }
  }

  private static MethodHolder calling(
      Addition addition, MethodDescriptor method, ClassHolderTransformerContext context) {
    var added = new MethodHolder(method);
    added.setLevel(AccessLevel.PUBLIC);
    if (addition.isStatic()) {
      added.getModifiers().add(ElementModifier.STATIC);
    }
    var program = ProgramEmitter.create(added, context.getHierarchy());
    int given = method.parameterCount();
    var arguments = new ValueEmitter[addition.isStatic() ? given : given + 1];
    for (int at = 0; at < arguments.length; at++) {
      int parameter = addition.isStatic() ? at : at - 1;
      var type =
          parameter < 0 ? ValueType.object(addition.owner()) : method.parameterType(parameter);
      arguments[at] = program.var(parameter + 1, type);
    }
    program
        .invoke(AbsentMethods.class.getName(), addition.name(), method.getResultType(), arguments)
        .returnValue();
    return added;
  }
}
