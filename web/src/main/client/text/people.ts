/** A bot's name carries a mark that no guest's can have: `Ruth (bot 7)`. People read the name and a tag. */
const MARK = / \(bot [\d.]+\)/g;

export const isBot = (name: string): boolean => name.search(MARK) >= 0;
export const person = (name: string): string => name.replace(MARK, '');
/** The same inside a sentence. */
export const people = person;
