package cardroom.games.banked;

/// The two readings that together decide what a short bank pays.
public record BankPolicy(BankLimit limit, WhenExhausted whenExhausted) {}
