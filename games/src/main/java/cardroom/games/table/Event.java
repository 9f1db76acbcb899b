package cardroom.games.table;

/// Something that happened at a table and is never undone. Each engine has a sealed family of them.
public interface Event {}
