/** What is fetched for those who ask for a game, and for the lobby. */
export { AskPanel } from './AskPanel';
export { Called } from './Called';
