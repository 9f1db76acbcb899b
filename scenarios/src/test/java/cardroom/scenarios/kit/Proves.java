package cardroom.scenarios.kit;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// The rules that a scenario shows at work, by the ids of `docs/rules`.
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Proves {
  String[] value();
}
