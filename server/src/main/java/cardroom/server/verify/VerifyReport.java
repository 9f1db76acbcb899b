package cardroom.server.verify;

import java.util.List;

/// What a check has found, and how much it has looked at.
public record VerifyReport(
    long tables, long events, long postings, long shoes, List<Finding> findings) {
  public VerifyReport {
    findings = List.copyOf(findings);
  }

  public boolean isClean() {
    return findings.isEmpty();
  }
}
