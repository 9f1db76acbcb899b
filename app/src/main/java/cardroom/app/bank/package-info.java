/// What holding the bank of a table brings and risks, asked by `analyze --bank`.
@NullMarked
package cardroom.app.bank;

import org.jspecify.annotations.NullMarked;
