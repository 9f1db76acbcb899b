/** The sheets that somebody opens now and then, fetched together. */
export { DaySummarySheet } from '../account/DaySummarySheet';
export { AskPanel } from '../lobby/AskPanel';
export { GameReady } from '../lobby/GameReady';
export { OwnTableSheet } from '../lobby/OwnTableSheet';
export { YourWeek } from '../lobby/YourWeek';
export { ClauseSheet } from './ClauseSheet';
export { ClosingSheet } from './ClosingSheet';
export { FloorSheet } from './FloorSheet';
export { Guide } from './Guide';
export { InviteSheet } from './InviteSheet';
export { RoundSheet } from './RoundSheet';
export { RulesSheet } from './RulesSheet';
export { SettingsSheet } from './SettingsSheet';
