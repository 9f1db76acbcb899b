/// What the bundle of the client must be, whatever it draws.
@org.jspecify.annotations.NullMarked
package cardroom.web;
