/** All pages but lobby and table, fetched together: one part for all of them costs less than a part for each. */
export { AdminPage } from './AdminPage';
export { FloorPage } from './FloorPage';
export { HistoryPage } from './HistoryPage';
export { ImportPage } from './ImportPage';
export { MePage } from './MePage';
export { MinePage } from './MinePage';
export { ReplayPage } from './ReplayPage';
export { RulesPage } from './RulesPage';
