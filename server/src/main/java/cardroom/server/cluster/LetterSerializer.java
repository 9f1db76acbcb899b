package cardroom.server.cluster;

import cardroom.server.codec.Json;
import java.nio.charset.StandardCharsets;
import org.apache.pekko.actor.ExtendedActorSystem;
import org.apache.pekko.actor.typed.ActorRefResolver;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import org.apache.pekko.serialization.SerializerWithStringManifest;

/// Turns messages into bytes; named in the cluster's configuration, and created by Pekko.
public final class LetterSerializer extends SerializerWithStringManifest {
  private static final int NUMBER = 71_025;

  private final ExtendedActorSystem system;

  public LetterSerializer(ExtendedActorSystem system) {
    this.system = system;
  }

  // Not in the constructor: the system is not complete then.
  private LetterCodec codec() {
    return new LetterCodec(ActorRefResolver.get(Adapter.toTyped(system)));
  }

  @Override
  public int identifier() {
    return NUMBER;
  }

  @Override
  public String manifest(Object letter) {
    return LetterCodec.kind((Letter) letter);
  }

  @Override
  public byte[] toBinary(Object letter) {
    return Json.text(codec().write((Letter) letter)).getBytes(StandardCharsets.UTF_8);
  }

  @Override
  public Object fromBinary(byte[] bytes, String manifest) {
    return codec().read(manifest, Json.read(new String(bytes, StandardCharsets.UTF_8)));
  }
}
