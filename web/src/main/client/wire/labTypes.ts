/** The JSON of the lab, as docs/protocol.md describes it. */
import type { Option } from './lobbyTypes';

export interface SheetFigures {
  house: string;
  houseName: string;
  game: string;
  method: string;
  decks: string;
  wagers: WagerFigures[];
  law?: ResultChance[];
  byTotals?: number;
  chart?: ChartPart[];
  weakest?: WeakestHand[];
  removal?: RemovalEffects[];
  options: Option[];
}

export interface WagerFigures {
  wager: string;
  ev: number;
  sd: number;
  hit?: number;
  exact?: string;
  lines: PayLine[];
}

export interface PayLine {
  name: string;
  chance: number;
  pays: number;
}

export interface ResultChance {
  units: number;
  chance: number;
}

export interface ChartPart {
  title: string;
  ups: string[];
  rows: ChartRow[];
}

export interface ChartRow {
  name: string;
  cells: string[];
}

export interface WeakestHand {
  shows: string;
  hand: string;
}

export interface RemovalEffects {
  wager: string;
  correlation: number;
  gain: number;
  ranks: RankEffect[];
}

export interface RankEffect {
  rank: string;
  effect: number;
  count: number;
}

export interface Designed {
  wager: string;
  edge: number;
  tables: DesignedTable[];
}

export interface DesignedTable {
  lines: DesignedLine[];
  edge: number;
  sd: number;
}

export interface DesignedLine {
  name: string;
  pays: number;
}

export interface Equities {
  game: string;
  boards: number;
  exact: boolean;
  whole: boolean;
  hands: HandEquity[];
}

export interface HandEquity {
  cards: string;
  equity: number;
  win: number;
  tie: number;
  lose: number;
  margin: number;
}

export interface BankRisk {
  schedule: number;
  seats: number;
  seatsMost: number;
  betCents: number;
  bankCents: number;
  bankLeastCents: number;
  collectionCents: number;
  reading: string;
  roundsPerHour: number;
  hours: number;
  wantedRisk: number;
  rounds: number;
  evCents: number;
  errorCents: number;
  sdCents: number;
  worstCents: number;
  banks: BankSize[];
  bankrollForRiskCents: number;
  ruin: BankrollRuin[];
  schedules: ScheduleShare[];
}

export interface BankSize {
  bankCents: number;
  evCents: number;
  shortChance: number;
}

export interface BankrollRuin {
  bankrollCents: number;
  chance: number;
}

export interface ScheduleShare {
  schedule: number;
  limits: string;
  open: boolean;
  fromBankCents?: number;
  fromPlayersCents?: number;
  share?: number;
}
