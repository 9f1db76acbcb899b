/** A sheet that is fetched when it is opened: the first table needs none of them. */
import { type Load, style, useLazy } from '../../state/lazyPages';

export function LazySheet<P extends object>({ load, of }: { load: Load<P>; of: P }) {
  const Sheet = useLazy(load);
  return Sheet && Sheet !== 'failed' ? <Sheet {...of} /> : null;
}

const later = () => import('./lazySheets');
const asked = () => Promise.all([later(), style('ask')]).then(([module]) => module);
export const loadAsk = () => asked().then((module) => module.AskPanel);
export const loadWeek = () => asked().then((module) => module.YourWeek);
export const loadCalled = () => asked().then((module) => module.GameReady);
/** What is not part of the game at a table, with its styles. */
export const beside = () => Promise.all([import('../talk/tableExtras'), style('talk')]).then(([module]) => module);
export const loadPlayer = () => beside().then((module) => module.PlayerSheet);
export const loadClause = () => later().then((module) => module.ClauseSheet);
export const loadClosing = () => later().then((module) => module.ClosingSheet);
export const loadSettings = () => later().then((module) => module.SettingsSheet);
export const loadGuide = () => later().then((module) => module.Guide);
export const loadFloor = () => later().then((module) => module.FloorSheet);
export const loadOwnTable = () => later().then((module) => module.OwnTableSheet);
export const loadRound = () => later().then((module) => module.RoundSheet);
export const loadRules = () => later().then((module) => module.RulesSheet);
export const loadInvite = () => later().then((module) => module.InviteSheet);
export const loadTold = () => later().then((module) => module.DaySummarySheet);
