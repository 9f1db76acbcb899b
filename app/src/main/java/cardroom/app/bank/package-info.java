/// What holding the bank of a table earns and risks, for `analyze --bank`.
@NullMarked
package cardroom.app.bank;

import org.jspecify.annotations.NullMarked;
