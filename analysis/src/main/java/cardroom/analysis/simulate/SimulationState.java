package cardroom.analysis.simulate;

/// How far a simulation has come: its finished blocks and what they brought.
public record SimulationState(long blocks, TableTally tally) {}
