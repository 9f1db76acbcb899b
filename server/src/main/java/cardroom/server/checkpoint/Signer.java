package cardroom.server.checkpoint;

/// Signs with a key that need not be in this program.
public interface Signer {

  /// X.509, in base 64.
  String publicKey();

  /// An Ed25519 signature; an [IllegalStateException] says why there is none.
  byte[] sign(byte[] message);
}
