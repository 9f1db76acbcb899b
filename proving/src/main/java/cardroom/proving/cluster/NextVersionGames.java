package cardroom.proving.cluster;

import cardroom.games.table.Event;
import cardroom.houses.Catalogue;
import cardroom.houses.signs.RulesSection;
import cardroom.server.catalogue.Engine;
import cardroom.server.catalogue.GameCatalogue;
import cardroom.server.catalogue.HouseGames;
import cardroom.server.catalogue.TableOpening;
import cardroom.server.codec.CardText;
import cardroom.server.codec.GameCodec;
import cardroom.server.codec.Json;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// The games of the next program, made up so that an upgrade can be tried: all its events have a
/// new version, in which everything is written one level deeper.
public record NextVersionGames(GameCatalogue now) implements GameCatalogue {
  private static final String DEEPER = "next";

  @Override
  public Engine<?> engine(TableOpening opening) {
    return next(now.engine(opening));
  }

  private static <T> Engine<T> next(Engine<T> engine) {
    return new Engine<>(engine.game(), new Codec<>(engine.codec()));
  }

  @Override
  public int events() {
    return now.events() + 1;
  }

  @Override
  public List<HouseGames> menus() {
    return now.menus();
  }

  @Override
  public Optional<Catalogue> sheets() {
    return now.sheets();
  }

  @Override
  public List<RulesSection> rules(TableOpening opening) {
    return now.rules(opening);
  }

  private record Codec<T>(GameCodec<T> before) implements GameCodec<T> {
    @Override
    public int version() {
      return before.version() + 1;
    }

    @Override
    public Body write(Event event, CardText cards) {
      var body = before.write(event, cards);
      return new Body(body.kind(), version(), deeper(body.json()));
    }

    private static ObjectNode deeper(ObjectNode json) {
      var outer = Json.object();
      outer.set(DEEPER, json);
      return outer;
    }

    @Override
    public Event read(String kind, int version, JsonNode json, CardText cards) {
      return version == version()
          ? before.read(kind, before.version(), json.get(DEEPER), cards)
          : before.read(kind, version, json, cards);
    }

    @Override
    public ObjectNode snapshot(T table) {
      return deeper(before.snapshot(table));
    }

    @Override
    public T restore(JsonNode snapshot) {
      return before.restore(snapshot.has(DEEPER) ? snapshot.get(DEEPER) : snapshot);
    }
  }
}
