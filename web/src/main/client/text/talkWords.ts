/** The texts of what is said at a table. */
import { spoken } from './language';

export const talkWords = {
  title: 'Talk',
  others: 'Your other tables',
  fresh: (n: number) => (n === 1 ? '1 new line' : `${n} new lines`),
  /** The room's own lines, by the names the room knows them under. */
  lines: {
    hello: 'Hello!',
    'good-luck': 'Good luck',
    'nice-hand': 'Nice hand',
    'well-played': 'Well played',
    thanks: 'Thank you',
    unlucky: 'Unlucky',
    wow: 'Wow!',
    'one-moment': 'One moment',
    sorry: 'Sorry',
    goodbye: 'Goodbye',
  } as Record<string, string>,
  quick: 'Quick lines',
  own: 'In your own words',
  send: 'Say it',
  said: 'Said at this table',
  nobody: 'Nobody has said anything yet.',
  nobodyHeard: 'Nobody you hear has said anything.',
  who: 'Only people at this table and the floor hear you. It is not recorded unless somebody reports it.',
  mute: 'Mute',
  muteWho: (name: string) => `Mute ${name}`,
  unmute: (name: string) => `Hear ${name} again`,
  report: 'Report',
  reportWhat: (name: string, text: string) => `Report ${name}: ${text}`,
  reported: 'Reported to the floor. Thank you.',
  reports: 'Reported talk',
  noReports: 'Nothing has been reported.',
  by: (name: string, table: number) => `reported by ${name}, table ${table}`,
};

spoken('talk', talkWords);
