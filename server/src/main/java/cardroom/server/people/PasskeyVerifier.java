package cardroom.server.people;

import cardroom.games.table.RoomRule;
import cardroom.server.journal.Row.PasskeyRow;
import cardroom.server.table.Answer;
import com.webauthn4j.WebAuthnManager;
import com.webauthn4j.converter.AttestedCredentialDataConverter;
import com.webauthn4j.converter.util.ObjectConverter;
import com.webauthn4j.credential.CredentialRecordImpl;
import com.webauthn4j.data.AuthenticationParameters;
import com.webauthn4j.data.AuthenticationRequest;
import com.webauthn4j.data.PublicKeyCredentialParameters;
import com.webauthn4j.data.PublicKeyCredentialType;
import com.webauthn4j.data.RegistrationParameters;
import com.webauthn4j.data.RegistrationRequest;
import com.webauthn4j.data.attestation.statement.COSEAlgorithmIdentifier;
import com.webauthn4j.data.client.Origin;
import com.webauthn4j.data.client.challenge.DefaultChallenge;
import com.webauthn4j.server.ServerProperty;
import com.webauthn4j.verifier.exception.BadOriginException;
import com.webauthn4j.verifier.exception.BadRpIdException;
import com.webauthn4j.verifier.exception.CrossOriginException;
import com.webauthn4j.verifier.exception.MaliciousCounterValueException;
import com.webauthn4j.verifier.exception.UserNotVerifiedException;
import java.util.Base64;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;

/// Judges what a device signed, by the rules of WebAuthn. The make of the device does not matter to
/// the room, so no attestation is needed; that its owner unlocked it does matter.
final class PasskeyVerifier {
  /// The accepted signatures: ES256, Ed25519 and RS256, by their COSE numbers.
  static final List<Integer> ALGORITHMS = List.of(-7, -8, -257);

  private static final List<PublicKeyCredentialParameters> TAKEN =
      Stream.of(
              COSEAlgorithmIdentifier.ES256,
              COSEAlgorithmIdentifier.EdDSA,
              COSEAlgorithmIdentifier.RS256)
          .map(one -> new PublicKeyCredentialParameters(PublicKeyCredentialType.PUBLIC_KEY, one))
          .toList();
  private static final Base64.Encoder TEXT = Base64.getUrlEncoder().withoutPadding();

  private final ObjectConverter converter = new ObjectConverter();
  private final WebAuthnManager manager = WebAuthnManager.createNonStrictWebAuthnManager(converter);
  private final AttestedCredentialDataConverter keys =
      new AttestedCredentialDataConverter(converter);

  sealed interface Judged {
    record Right(String id, String publicKey, long counter) implements Judged {}

    record Wrong(Answer.Refused why) implements Judged {}
  }

  /// A new key.
  Judged attested(PasskeySite site, String challenge, byte[] clientData, byte[] attestation) {
    return judged(
        () -> {
          var told = new RegistrationRequest(attestation, clientData);
          var asked = new RegistrationParameters(server(site, challenge), TAKEN, true, true);
          var data = manager.verify(told, asked).getAttestationObject().getAuthenticatorData();
          var key = data.getAttestedCredentialData();
          return new Judged.Right(
              TEXT.encodeToString(key.getCredentialId()),
              TEXT.encodeToString(keys.convert(key)),
              data.getSignCount());
        });
  }

  /// A signature by a known key; if it is right, the device's new counter.
  Judged signed(PasskeySite site, String challenge, PasskeyRow row, Passkeys.Signature shown) {
    return judged(
        () -> {
          var id = Base64.getUrlDecoder().decode(row.id());
          var told =
              new AuthenticationRequest(
                  id, shown.authenticatorData(), shown.clientData(), shown.signature());
          var asked =
              new AuthenticationParameters(
                  server(site, challenge), known(row), List.of(id), true, true);
          var count = manager.verify(told, asked).getAuthenticatorData().getSignCount();
          return new Judged.Right(row.id(), row.publicKey(), count);
        });
  }

  @SuppressWarnings("NullAway") // What the device said about itself besides its key was not stored.
  private CredentialRecordImpl known(PasskeyRow row) {
    var key = keys.convert(Base64.getUrlDecoder().decode(row.publicKey()));
    return new CredentialRecordImpl(
        null, true, null, null, row.counter(), key, null, null, null, null);
  }

  private static ServerProperty server(PasskeySite site, String challenge) {
    return ServerProperty.builder()
        .origin(new Origin(site.origin()))
        .rpId(site.id())
        .challenge(new DefaultChallenge(challenge))
        .build();
  }

  /// Input from outside may be anything, and the library has many exceptions for it.
  private static Judged judged(Supplier<Judged> judging) {
    try {
      return judging.get();
    } catch (BadOriginException | BadRpIdException | CrossOriginException _) {
      return wrong("This was signed for a page other than this room's", "Open the room itself");
    } catch (UserNotVerifiedException _) {
      return wrong(
          "Your device did not ask for your finger, face or PIN",
          "Set one up on it, or use another");
    } catch (MaliciousCounterValueException _) {
      return wrong(
          "This passkey's counter has gone backwards, so there may be a copy of it",
          "Sign in with your password, remove it from your account and add it again");
    } catch (RuntimeException _) {
      return wrong(
          "That signature does not belong to this passkey", "Try again, or use your password");
    }
  }

  private static Judged wrong(String sentence, String remedy) {
    return new Judged.Wrong(Answer.refuse(RoomRule.PASSKEY, sentence, remedy));
  }
}
