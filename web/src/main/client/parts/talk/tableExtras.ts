/** What is fetched once a table is there: talk, people I meet, my other tables, emblems, other backs of cards. */
export { want } from '../../state/emblemDrawings';
export { followKept } from '../../state/kept';
export { CardBacks } from '../felt/CardBacks';
export { OtherTables } from './OtherTables';
export { PlayerSheet } from './PlayerSheet';
export { TalkButton } from './TalkButton';
