/// What the whole house must keep to, whatever its rooms do: directions, purity, size, documents.
package cardroom.app.architecture;
