/** The pages beside lobby and table, fetched together: one part of their own costs less than a part for each. */
export { AdminPage } from './AdminPage';
export { FloorPage } from './FloorPage';
export { HistoryPage } from './HistoryPage';
export { ImportPage } from './ImportPage';
export { MePage } from './MePage';
export { MinePage } from './MinePage';
export { ReplayPage } from './ReplayPage';
export { RulesPage } from './RulesPage';
