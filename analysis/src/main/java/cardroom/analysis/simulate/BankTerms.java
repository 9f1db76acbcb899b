package cardroom.analysis.simulate;

import cardroom.games.banked.BankPolicy;
import cardroom.games.money.Money;

/// One bank to settle every round against: how much is put up, and what that limits.
public record BankTerms(BankPolicy policy, Money bank) {}
