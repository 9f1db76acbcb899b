package cardroom.analysis.simulate;

/// How far a simulation has got: its finished blocks and their results.
public record SimulationState(long blocks, TableTally tally) {}
