/** What is fetched once a table is there: talk, my other tables, emblems, other backs of cards. */
export { want } from '../../state/emblemDrawings';
export { Backs } from '../felt/Backs';
export { OtherTables } from './OtherTables';
export { TalkButton } from './TalkButton';
