/// What the whole project must keep to, whatever its modules do: directions, purity, size,
/// documents.
package cardroom.app.architecture;
