package cardroom.server.api;

import cardroom.server.keeping.FileFault;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyStore;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.eclipse.jetty.util.ssl.SslContextFactory;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A certificate and its key in PEM files, reloaded when renewed. Open connections continue; new
/// ones get the new certificate.
public final class TlsFiles {
  private static final Logger LOG = LoggerFactory.getLogger(TlsFiles.class);
  private static final Pattern KEY =
      Pattern.compile("-----BEGIN PRIVATE KEY-----([A-Za-z0-9+/=\\s]+)-----END PRIVATE KEY-----");
  private static final Map<String, String> SIGNATURES =
      Map.of("RSA", "SHA256withRSA", "EC", "SHA256withECDSA", "EdDSA", "EdDSA");

  private final Path certificate;
  private final Path key;
  private final SslContextFactory.Server factory = new SslContextFactory.Server();
  private String known;

  private TlsFiles(Path certificate, Path key) throws IOException {
    this.certificate = certificate;
    this.key = key;
    this.known = content();
  }

  /// Reads both files; what is wrong with them is an [IllegalArgumentException] in one sentence.
  public static TlsFiles of(Path certificate, Path key) {
    try {
      var files = new TlsFiles(certificate, key);
      files.factory.setKeyStorePassword("");
      files.factory.setKeyStore(files.keys());
      return files;
    } catch (IOException | GeneralSecurityException e) {
      throw new IllegalArgumentException(
          "the certificate %s or its key %s cannot be used (%s): give PEM files that belong together"
              .formatted(certificate, key, FileFault.named(e)),
          e);
    }
  }

  SslContextFactory.Server factory() {
    return factory;
  }

  private String content() throws IOException {
    return Files.readString(certificate, StandardCharsets.US_ASCII)
        + Files.readString(key, StandardCharsets.US_ASCII);
  }

  /// Loads files that have changed; if they cannot be used this is logged, and the old certificate
  /// stays.
  synchronized void renew() {
    try {
      var content = content();
      if (content.equals(known)) {
        return;
      }
      var fresh = keys();
      factory.reload(same -> same.setKeyStore(fresh));
      known = content;
      LOG.info("the certificate {} was renewed", certificate);
    } catch (Exception e) {
      LOG.warn(
          "the renewed certificate {} cannot be used yet: {}", certificate, FileFault.named(e));
    }
  }

  private KeyStore keys() throws IOException, GeneralSecurityException {
    List<Certificate> chain = new ArrayList<>();
    try (var in = Files.newInputStream(certificate)) {
      chain.addAll(CertificateFactory.getInstance("X.509").generateCertificates(in));
    }
    if (chain.isEmpty()) {
      throw new GeneralSecurityException("there is no certificate in the first");
    }
    var own = privateKey();
    refuseOther(own, chain.getFirst());
    var keys = KeyStore.getInstance("PKCS12");
    keys.load(null, new char[0]);
    keys.setKeyEntry("room", own, new char[0], chain.toArray(Certificate[]::new));
    return keys;
  }

  private PrivateKey privateKey() throws IOException, GeneralSecurityException {
    var found = KEY.matcher(Files.readString(key, StandardCharsets.US_ASCII));
    if (!found.find()) {
      throw new GeneralSecurityException(
          "the key must be PKCS #8, which openssl pkcs8 -topk8 -nodes makes of any other");
    }
    var spec = new PKCS8EncodedKeySpec(Base64.getMimeDecoder().decode(found.group(1)));
    for (var algorithm : List.of("EC", "RSA", "EdDSA")) {
      try {
        return KeyFactory.getInstance(algorithm).generatePrivate(spec);
      } catch (GeneralSecurityException _) {
        // A key of another kind.
      }
    }
    throw new GeneralSecurityException("the key is neither RSA, EC nor EdDSA");
  }

  /// Checked here, because otherwise only the first browser would notice a certificate with the
  /// wrong key.
  private static void refuseOther(PrivateKey own, Certificate certificate)
      throws GeneralSecurityException {
    var signature = Signature.getInstance(SIGNATURES.getOrDefault(own.getAlgorithm(), "EdDSA"));
    var words = "cardroom".getBytes(StandardCharsets.US_ASCII);
    signature.initSign(own);
    signature.update(words);
    var signed = signature.sign();
    signature.initVerify(certificate.getPublicKey());
    signature.update(words);
    if (!signature.verify(signed)) {
      throw new GeneralSecurityException("the key is not that of the certificate");
    }
  }
}
