/** What is fetched once a table is shown: talk, player sheets, my other tables, emblems, other card backs. */
export { want } from '../../state/emblemDrawings';
export { followKept } from '../../state/notesAndMutes';
export { CardBacks } from '../felt/CardBacks';
export { OtherTables } from './OtherTables';
export { PlayerSheet } from './PlayerSheet';
export { TalkButton } from './TalkButton';
