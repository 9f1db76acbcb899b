/// Changing any single key of a sheet visibly changes a ruling, an amount or a sign.
@org.jspecify.annotations.NullMarked
package cardroom.scenarios.keys;
