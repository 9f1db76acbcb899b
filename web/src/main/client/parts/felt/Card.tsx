/** One card as it lies: face up, face down, or a joker. */
import { cardName } from '../../text/cards';

export interface CardProps {
  face: string;
  /** How this table draws its cards: `plain`, `bonus`, `red-back`, `blue-back`. */
  style?: string;
  motion?: 'falls' | 'turns' | '';
  /** Read aloud by itself; a hand says its cards in one sentence instead. */
  named?: boolean;
}

const MARKED = new Set(['T', 'J', 'Q', 'K']);

export function Card({ face, style = 'plain', motion = '', named = false }: CardProps) {
  const label = named ? { role: 'img' as const, 'aria-label': cardName(face) } : { 'aria-hidden': true as const };
  const suit = face === 'Jk' ? 'j' : face.charAt(1);
  return (
    <svg class={`card suit-${suit} ${motion}`} viewBox="0 0 100 140" {...label}>
      <rect class="paper" x=".7" y=".7" width="98.6" height="138.6" rx="9" />
      {face === '??' ? (
        <Back red={style === 'red-back'} />
      ) : face === 'Jk' ? (
        <Joker />
      ) : (
        <Front face={face} marked={style === 'bonus'} />
      )}
    </svg>
  );
}

function Front({ face, marked }: { face: string; marked: boolean }) {
  const rank = face.charAt(0);
  const suit = face.charAt(1);
  const court = rank === 'K' || rank === 'Q' || rank === 'J';
  return (
    <>
      <use href={`#rank-${rank}`} transform="translate(9 10) scale(.66)" />
      <use href={`#suit-${suit}`} transform="translate(9 70) scale(.3)" />
      {court && <use href={`#court-${rank}`} transform="translate(50 64) scale(.9)" />}
      <use href={`#suit-${suit}`} transform={court ? 'translate(48 94) scale(.4)' : 'translate(43 84) scale(.48)'} />
      {marked && MARKED.has(rank) && (
        <path d="M86 7 94 17 86 27 78 17ZM86 12.5 82 17 86 21.5 90 17Z" style={{ fill: 'var(--lozenge)' }} />
      )}
    </>
  );
}

function Back({ red }: { red: boolean }) {
  return (
    <>
      <rect
        x="6"
        y="6"
        width="88"
        height="128"
        rx="6"
        style={{ fill: red ? 'var(--back-red)' : 'var(--back-blue)' }}
      />
      <rect x="6" y="6" width="88" height="128" rx="6" style={{ fill: 'var(--back-drawing, url(#lattice))' }} />
      <path
        d="M50 42 68 70 50 98 32 70Z"
        style={{ fill: red ? 'var(--back-red)' : 'var(--back-blue)' }}
        stroke="#e3bb6b"
        stroke-width="2.5"
      />
      <path d="M50 57 58.5 70 50 83 41.5 70Z" fill="#e3bb6b" />
    </>
  );
}

function Joker() {
  return (
    <>
      <use href="#rank-J" transform="translate(9 10) scale(.66)" />
      <use href="#court-star" transform="translate(9 70) scale(.3)" />
      <use href="#court-star" transform="translate(38 78) scale(.54)" />
    </>
  );
}
