import { Interpreter } from '../../../main/client/text/interpreter';
import type { RoomLanguage } from '../../../main/client/wire/languageTypes';
import { about, same, test } from './unit';

about('interpreter');

type Sentences = Pick<RoomLanguage, 'phrases' | 'clauses'>;

const language: Sentences = {
  phrases: [
    { shape: 'you', said: 'tú' },
    { shape: 'seat {n}', said: 'el asiento {n}' },
    { shape: 'Seat {n}', said: 'Asiento {n}' },
    { shape: '{who} raises to {sum}', said: '{who} {sube|subes} a {sum}' },
    { shape: '{raw} for {any}', said: '{raw} para {any}' },
    { shape: 'the bank', said: 'la banca' },
    { shape: '{raw} to {any}', said: '{any}: {raw}' },
    { shape: '{any1} ({raw}). {any2}', said: '{any1} ({raw}). {any2}' },
    { shape: 'Seats {seats} to act', said: 'Les toca a {seats}' },
    { shape: 'pair of {any}', said: 'par de {any}' },
    { shape: 'Pair of {any}', said: 'par de {any}' },
    { shape: 'aces', said: 'ases' },
    { shape: '{who} collects {sum}', said: '{who} cobra {sum}' },
    { shape: '{who} has {any1}, {any2}', said: '{who} tiene {any1}, {any2}' },
    { shape: 'collects {sum}', said: 'cobra {sum}' },
    { shape: 'hard {n}', said: '{n} duro' },
    { shape: '{who} wins {sum} with {any}', said: '{who} gana {sum} con {any}' },
    { shape: '{word}-high flush with {ranks}', said: 'color al {word} con {ranks}' },
    { shape: 'ace', said: 'as' },
  ],
  clauses: [{ id: 'A-1', sentence: 'Los totales iguales empatan.' }],
};
const interpreter = new Interpreter(language);
const seat = (number: number, player: string) => ({ seat: number, player, stackCents: 0, tags: [] });
const company = { seats: [seat(1, 'Ann'), seat(2, 'Bob'), seat(3, '')], me: 'Ann' };
const says = (text: string, said: string) => same(interpreter.said(text, company), said);

test('others are called by their names, and I am spoken to', () => {
  says('Seat 2 raises to $8.', 'Bob sube a $8.');
  says('Seat 1 raises to $1,000.50.', 'Tú subes a $1,000.50.');
  says('Seat 3 raises to $8', 'El asiento 3 sube a $8');
  says('Seats 1, 2 to act.', 'Les toca a tú, Bob.');
  says('seat 2', 'Bob');
  says('seat 3', 'el asiento 3');
  says('Seat 3', 'Asiento 3');
});
test('parts of a sentence are themselves translated', () => {
  says('7d for the bank.', '7d para la banca.');
  says('7d for seat 2.', '7d para Bob.');
  says('7d to the bank.', 'La banca: 7d.');
  says('Seat 2 raises to $8 (A-1). Pair of aces.', 'Bob sube a $8 (A-1). Par de ases.');
  says('pair of aces', 'par de ases');
  same(interpreter.known('7d for 2', company), null);
});
test('nobody is called by a name with a comma, unless they bet behind a seat', () => {
  says('Bob collects $5', 'Bob cobra $5');
  says('Bob has hard 18, collects $5', 'Bob tiene 18 duro, cobra $5');
  says('Bob, behind 3, raises to $8', 'Bob, behind 3, sube a $8');
});
test('a single word is not the end of a sentence', () => {
  says('Bob wins $70 with ace-high flush with Q-9', 'Bob gana $70 con color al as con Q-9');
});
test('a sentence of which a part is not known stays as English says it', () => {
  same(interpreter.known('pair of moons', company), null);
  says('Seat 1 sings.', 'You sing.');
});
test('a clause is said by its id', () => {
  same(interpreter.clause('A-1', 'Equal totals push.'), 'Los totales iguales empatan.');
  same(interpreter.clause('A-2', 'Something else.'), 'Something else.');
});

/** For the test that asks about every sentence of the room. */
Object.assign(window, {
  unsaid: (all: Sentences, texts: string[]): string[] => {
    const spoken = new Interpreter(all);
    return texts.filter((text) => spoken.known(text, { seats: [], me: '' }) === null);
  },
});
