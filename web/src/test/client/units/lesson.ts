import {
  asksForPeople,
  finishedLessons,
  finishLesson,
  mayGoOn,
  picksCards,
  span,
  unmarked,
} from '../../../main/client/state/lesson';
import type { GameLesson, LessonAnswer, LessonPart } from '../../../main/client/wire/coachTypes';
import { NO_ZONES } from '../../../main/client/wire/tableTypes';
import { about, same, test } from './unit';

about('lesson');
const answer = (right: boolean, cards: string[] = []): LessonAnswer => ({
  id: 'hit',
  label: 'Hit',
  cards,
  right,
  reply: '',
});
const part = (frame: number, answers: LessonAnswer[] = []): LessonPart => ({
  key: 'aim',
  frame,
  text: '',
  clauses: [],
  answers,
});
const lesson: GameLesson = {
  id: 'razz',
  house: '',
  game: 'razz',
  title: '',
  story: [],
  steps: [],
  parts: [part(9), part(9), part(14)],
};

test('a part is shown from where the last one rested', () => {
  same(
    [0, 1, 2].map((at) => span(lesson, at)),
    [
      { from: 9, to: 9 },
      { from: 9, to: 9 },
      { from: 9, to: 14 },
    ],
  );
  same(span({ ...lesson, parts: [] }, 0), { from: 0, to: 0 });
});
test('a question waits for the right answer', () => {
  const asked = part(1, [answer(true), answer(false)]);
  same([mayGoOn(part(1), null), mayGoOn(asked, null)], [true, false]);
  same([mayGoOn(asked, answer(false)), mayGoOn(asked, answer(true))], [false, true]);
});
test('cards are picked where any answer names some', () => {
  same(
    [picksCards(part(1, [answer(true)])), picksCards(part(1, [answer(true), answer(false, ['Kd'])]))],
    [false, true],
  );
});
test('finished lessons are remembered once, whatever lies in the browser', () => {
  localStorage.setItem('cardroom.lessons', 'no list');
  same(finishedLessons(), []);
  finishLesson('razz');
  finishLesson('razz');
  same(finishedLessons(), ['razz']);
  localStorage.setItem('cardroom.lessons', '[1,"omaha"]');
  same(finishedLessons(), ['omaha']);
  localStorage.removeItem('cardroom.lessons');
});
test('nobody is marked while it is asked whose turn it is', () => {
  same(
    [asksForPeople(part(1, [answer(true)])), asksForPeople(part(1, [{ ...answer(true), id: 'You' }]))],
    [false, true],
  );
  const hand = { cards: [], total: '', stakeCents: 0, tags: ['active', 'split'], closed: 0, readings: [] };
  const zones = {
    ...NO_ZONES,
    seats: [{ seat: 1, player: 'Ana', stackCents: 0, tags: ['to-act', 'button'] }],
    positions: [{ position: '1', bettor: 'Ana', stakes: [], hands: [hand], tags: [] }],
  };
  const { number, zones: shown } = unmarked({ number: 3, zones });
  same([number, shown.seats[0]?.tags, shown.positions[0]?.hands[0]?.tags], [3, ['button'], ['split']]);
});
