import { MISSED_MS } from '../../../main/client/state/reveal';
import { choose } from '../../../main/client/state/settings';
import { isPaying } from '../../../main/client/state/settlingView';
import { REST, TIMES } from '../../../main/client/state/storyPace';
import { isShown, LiveTable } from '../../../main/client/state/table';
import type { Update } from '../../../main/client/wire/tableTypes';
import { banked, choice, clock, line, result, ring } from './fixtures';
import { HandClock } from './handClock';
import { Lines } from './socket';
import { about, hidden, same, test, until } from './unit';

about('table');
const first: Update = {
  number: 4,
  zones: ring('betting', { board: ['As'] }),
  story: [],
  choices: [choice('fold', '2')],
  barred: [],
};

test('zones are replaced whole and the others stay', () =>
  Lines.with(async (lines) => {
    const table = new LiveTable(7, '');
    lines.last().says(first);
    lines.last().says({ number: 5, zones: { pots: [] }, choices: [] });
    const now = table.state.get();
    same([now.zones.pots, now.zones.seats.length, now.choices, now.loaded], [[], 3, [], true]);
    table.close();
  }));
test('what happens is told, and a new round begins with an empty log', () =>
  Lines.with(async (lines) => {
    const table = new LiveTable(7, '');
    lines.last().says(first);
    lines.last().says({ number: 5, story: [line('say', '', [], 'Bob bets.')] });
    await until(() => isShown(table.state.get()), 'all is shown');
    same(
      table.state.get().log.map(({ text }) => text),
      ['Bob bets.'],
    );
    lines.last().says({ number: 6, zones: { table: { ...ring('betting').table, round: 4 } } });
    same(table.state.get().log, []);
    table.close();
  }));
test('a decision goes on while others make theirs, and my next card begins another', () =>
  Lines.with((lines) =>
    HandClock.during((hands) => {
      const table = new LiveTable(7, '');
      const turns = [['1', '2', '3'], ['2', '3'], ['2'], ['2'], ['3']].map((positions, i) => {
        hands.pass(5000);
        lines.last().says({ ...first, number: 4 + i, zones: { ...first.zones, clock: { ...clock, positions } } });
        return table.state.get().turn;
      });
      same(
        turns.map((turn) => turns.indexOf(turn)),
        [0, 0, 0, 3, 4],
      );
      table.close();
    }),
  ));
test('what is pressed twice is sent once, until it is shown', () =>
  Lines.with(async (lines) => {
    const table = new LiveTable(7, '');
    lines.last().says(first);
    const bet = { id: 'bet.game', position: '2', amountCents: 500, cards: [] };
    const both = [table.send(bet), table.send({ ...bet })];
    same(lines.last().heard.length, 1, 'sent once');
    lines.last().accepts(5);
    same(
      (await Promise.all(both)).map(({ ok }) => ok),
      [true, true],
    );
    void table.send(bet);
    same(lines.last().heard.length, 1, 'not shown yet');
    lines.last().says({ number: 5, story: [], choices: [] });
    void table.send(bet);
    same(lines.last().heard.length, 2, 'another bet');
    table.close();
  }));
test('a refusal is kept until it is dismissed', () =>
  Lines.with(async (lines) => {
    const table = new LiveTable(7, '');
    lines.last().says(first);
    const sent = table.send({ id: 'fold', position: '2', amountCents: 0, cards: [] });
    lines.last().refuses('Not now');
    await sent;
    const { refused, sending } = table.state.get();
    same([refused && !refused.ok && refused.words, sending], ['Not now', false]);
    table.dismiss();
    same(table.state.get().refused, null);
    table.close();
  }));
test('a choice is being sent until the table shows what it did, even if the answer comes before', () =>
  Lines.with(async (lines) => {
    const table = new LiveTable(7, '');
    lines.last().says(first);
    const sent = table.send({ id: 'fold', position: '2', amountCents: 0, cards: [] });
    lines.last().says({ number: 5, zones: { pots: [] } });
    lines.last().accepts(6);
    same((await sent).ok, true);
    same([table.state.get().sending, table.state.get().choices.length], [true, 1], 'answered, not shown');
    lines.last().says({ number: 6, zones: {}, choices: [] });
    same([table.state.get().sending, table.state.get().choices], [false, []], 'shown');
    table.close();
  }));
test('what is shown before the answer is not waited for again', () =>
  Lines.with(async (lines) => {
    const table = new LiveTable(7, '');
    lines.last().says(first);
    const sent = table.send({ id: 'fold', position: '2', amountCents: 0, cards: [] });
    lines.last().says({ number: 5, zones: {}, choices: [] });
    same(table.state.get().sending, true, 'not answered');
    lines.last().accepts(5);
    await sent;
    same(table.state.get().sending, false, 'answered');
    table.close();
  }));

const hand = (cards: string[], total = '') => ({ cards, total, stakeCents: 0, tags: [], closed: 0, readings: [] });
const spot = (cards: string[]) => ({ position: '2', bettor: 'Ann', stakes: [], hands: [hand(cards)], tags: [] });
const playing = banked({}, 'playing');
const dealt = { ...playing, positions: [spot(['Ts', '9h'])], bank: { ...playing.bank!, hand: hand(['6d', '??']) } };
const offered = { ...clock, name: 'bank-offer' };
/** Ann stands; the bank turns, draws once and busts; two wagers are paid; the bank goes round. */
const settled: Update = {
  number: 9,
  zones: {
    table: { ...playing.table, phase: 'bank-offer' },
    bank: { ...dealt.bank, hand: hand(['6d', 'Td', '7c'], '23, bust'), paidCents: 3000 },
    results: [result('Ann', 'win', 2500, 1), { ...result('Ann', 'win', 500, 2), wager: 'buster' }],
    clock: offered,
  },
  story: [
    line('decision', '2', [], 'You stand.'),
    line('turn', 'bank', ['Td'], 'The down card is the ten of diamonds.'),
    line('deal', 'bank', ['7c'], 'The bank draws.'),
    line('result', '2', [], 'Game wins.'),
    line('result', '2', [], 'Buster wins.'),
  ],
  choices: [],
};
const nextBets: Update = {
  number: 10,
  zones: {
    table: { ...playing.table, phase: 'betting' },
    positions: [],
    bank: { ...dealt.bank, hand: hand([]) },
    clock: { ...clock, name: 'betting' },
  },
  choices: [choice('bet.game', '2', 500, 5000)],
};

/** What can be seen of the end of a round: cards of the bank that lie open, results that are told. */
function frame(table: LiveTable): string {
  const { zones, plan, step, past } = table.state.get();
  const bank = (past ?? zones).bank?.hand.cards ?? [];
  const isOut = (key: string) => (plan.at.get(key) ?? 0) <= step;
  const open = bank.filter((face, i) => face !== '??' && isOut(`card bank 0 ${i}`));
  const paid = zones.results.filter(({ order }) => isOut(`result ${order}`)).length;
  return `${open.join(' ')}, ${paid} paid, ${zones.table.phase}`;
}

async function atTheEnd(
  run: (table: LiveTable, clock: HandClock, lines: typeof Lines) => void | Promise<void>,
  me = '',
): Promise<void> {
  choose({ speed: 'normal' });
  await Lines.with((lines) =>
    HandClock.during(async (hands) => {
      const table = new LiveTable(7, '', me);
      lines.last().says({ number: 8, zones: dealt, story: [], choices: [], barred: [] });
      await run(table, hands, lines);
      table.close();
    }),
  );
}

test('the end of a round is told frame by frame, though the next has begun', () =>
  atTheEnd((table, hands, lines) => {
    lines.last().says(settled);
    lines.last().says(nextBets);
    for (let i = 11; i < 20; i++) lines.last().says({ number: i, zones: { pots: [] } });
    const frames: string[] = [];
    const see = (ms: number) => {
      hands.pass(ms);
      frames.push(frame(table));
    };
    see(TIMES.turn - 1);
    see(1);
    see(TIMES.draw);
    see(TIMES.result);
    same(isPaying(table.state.get()), true);
    see(TIMES.result);
    see(REST - 1);
    same(table.state.get().choices, [], 'no bets while the end is looked at');
    see(1);
    same(frames, [
      '6d, 0 paid, bank-offer',
      '6d Td, 0 paid, bank-offer',
      '6d Td 7c, 0 paid, bank-offer',
      '6d Td 7c, 1 paid, bank-offer',
      '6d Td 7c, 2 paid, bank-offer',
      '6d Td 7c, 2 paid, bank-offer',
      '6d Td 7c, 2 paid, betting',
    ]);
    same(table.state.get().choices.length, 1, 'the cards lie while the next bets are made');
  }));
test('a tap shows all at once, and who decides has looked enough', () =>
  atTheEnd((table, _, lines) => {
    lines.last().says(settled);
    lines.last().says(nextBets);
    table.finish();
    same(frame(table), '6d Td 7c, 2 paid, betting');
  }));
test('a late client hurries through what it missed and still sees the end', () =>
  atTheEnd((table, hands, lines) => {
    lines.last().says(settled);
    lines.last().says(nextBets);
    const again = { ...dealt, table: { ...dealt.table, round: 4 }, results: [] };
    lines.last().says({ number: 20, zones: again, story: [line('deal', '2', ['Ts', '9h'])], choices: [] });
    lines.last().says({ ...settled, number: 21 });
    // The page slept: its timers come all at once and late.
    hands.pass(TIMES.turn + TIMES.draw + 2 * TIMES.result + REST);
    same(frame(table), '6d, 0 paid, playing', 'the next deal, hurried');
    let ends = 0;
    for (let i = 0; i < 200 && !frame(table).includes('2 paid'); i++) {
      hands.pass(10);
      if (frame(table) === '6d Td 7c, 1 paid, bank-offer') ends++;
    }
    same([frame(table), ends > 5], ['6d Td 7c, 2 paid, bank-offer', true]);
  }));
test('who sits down while others play may bet at once, and sees how their round ended', () =>
  atTheEnd((table, hands, lines) => {
    const seats = [...dealt.seats.slice(0, 2), { seat: 3, player: 'Cy', stackCents: 5000, tags: ['you'] }];
    lines.last().says({ number: 9, zones: { seats }, story: [line('say', '', [], 'Cy takes seat 3.')] });
    lines.last().says({ ...settled, number: 10 });
    lines.last().says({ ...nextBets, number: 11 });
    hands.pass(1);
    same(frame(table), '6d, 0 paid, bank-offer', 'one card after the other, as always');
    hands.pass((TIMES.turn + TIMES.draw + 2 * TIMES.result) * 0.3);
    same(frame(table), '6d Td 7c, 2 paid, betting');
    same(table.state.get().choices.length, 1, 'the results lie there while they bet');
  }, 'Cy'));
test('a page that nobody sees shows the newest at once, and tells again when it is seen', () =>
  atTheEnd(async (table, hands, lines) => {
    lines.last().says(settled);
    hands.pass(TIMES.turn);
    same(frame(table), '6d Td, 0 paid, bank-offer', 'as long as nothing newer comes');
    await hidden(() => lines.last().says(nextBets));
    same([frame(table), isShown(table.state.get())], ['6d Td 7c, 2 paid, betting', true]);
    const again = { ...dealt, table: { ...dealt.table, round: 4 }, results: [], clock };
    await hidden(() => lines.last().says({ number: 11, zones: again, story: [line('deal', '2', ['Ts', '9h'])] }));
    same(isShown(table.state.get()), true, 'called to my turn in time');
    lines.last().says({ ...settled, number: 12 });
    same(frame(table), '6d, 0 paid, bank-offer');
  }));
test('who was cut off is told the end of what they missed', () =>
  atTheEnd(async (table, hands, lines) => {
    lines.last().breaks();
    await until(() => lines.all.length === 2, 'a new line');
    const missed = Array.from({ length: 40 }, (_, i) => line('deal', '3', ['2c'], `A card, ${i}.`));
    lines.last().says({ ...settled, story: [...missed, ...settled.story!] });
    same(frame(table), '6d, 0 paid, bank-offer');
    hands.pass(MISSED_MS);
    same(frame(table), '6d Td 7c, 2 paid, bank-offer');
    same(table.state.get().log.length, missed.length + settled.story!.length, 'all of it is in the log');
  }));
test('slow takes longer and quick is over sooner', () =>
  atTheEnd((table, hands, lines) => {
    choose({ speed: 'quick' });
    lines.last().says(settled);
    hands.pass((TIMES.turn + TIMES.draw) * 0.45);
    same(frame(table), '6d Td 7c, 0 paid, bank-offer');
    choose({ speed: 'normal' });
  }));
