/// Every key of a sheet, changed alone, is seen to change a ruling, an amount or a sign.
@org.jspecify.annotations.NullMarked
package cardroom.houses.keys;
