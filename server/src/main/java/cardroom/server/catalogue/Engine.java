package cardroom.server.catalogue;

import cardroom.games.table.TableGame;
import cardroom.server.codec.GameCodec;

/// The rules of one table, and how its events are written down.
public record Engine<T>(TableGame<T> game, GameCodec<T> codec) {}
