/** Talk at a table: the button in the bar, a bubble above the speaker, and what a screen reader announces. */
import { useEffect, useState } from 'preact/hooks';
import { me as visitor } from '../../state/api';
import { kept } from '../../state/notesAndMutes';
import { inWords, isHeard, muted, talk } from '../../state/talk';
import { useValue, type Value } from '../../state/watchedValue';
import { person } from '../../text/people';
import { talkWords as t } from '../../text/talkWords';
import { words } from '../../text/words';
import type { TalkOffer } from '../../wire/lobbyTypes';
import type { Said, Seat } from '../../wire/tableTypes';
import { SpeechBubbles } from './SpeechBubbles';
import { TalkSheet } from './TalkSheet';

export interface TalkProps {
  id: number;
  invite: string;
  me: string;
  seats: Seat[];
  said: Value<Said[]>;
}

export function TalkButton({ id, invite, me, seats, said }: TalkProps) {
  const offer = useOffer(id, invite);
  const off = useValue(muted);
  // With an account the room says whom I have muted; until it has, nobody is shown.
  const told = useValue(kept);
  const isTold = !useValue(visitor)?.account || told !== null;
  const all = useValue(said);
  const [open, setOpen] = useState(false);
  const heard = isTold ? all.filter((one) => isHeard(one, off)) : [];
  const fresh = useFresh(heard, me, open);
  if (!offer || offer.mode === 'off') return null;
  const last = heard.at(-1);
  return (
    <>
      <button type="button" class="btn quiet talk-btn" data-talk onClick={() => setOpen(true)}>
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" fill="none" stroke="currentColor">
          <path d="M4 5h16v11H11l-5 4v-4H4z" stroke-width="1.7" stroke-linejoin="round" />
        </svg>
        <span class="sr">{t.title}</span>
        {fresh > 0 && (
          <span class="fresh num">
            <span aria-hidden="true">{fresh}</span>
            <span class="sr">{t.fresh(fresh)}</span>
          </span>
        )}
      </button>
      <SpeechBubbles said={heard} me={me} seats={seats} />
      <div class="sr" role="log" aria-live="polite">
        {last && last.player !== me && `${person(last.player)}: ${inWords(last)}`}
      </div>
      {open && <TalkSheet id={id} invite={invite} me={me} offer={offer} said={heard} close={() => setOpen(false)} />}
    </>
  );
}

function useOffer(id: number, invite: string): TalkOffer | null {
  const [offer, set] = useState<TalkOffer | null>(null);
  useEffect(() => {
    let here = true;
    talk.offer(id, invite).then(
      (made) => here && set(made),
      () => {},
    );
    return () => {
      here = false;
    };
  }, [id, invite]);
  return offer;
}

/** How many messages came from others since the sheet was last open. */
function useFresh(heard: Said[], me: string, open: boolean): number {
  const newest = heard.at(-1)?.id ?? 0;
  const [read, setRead] = useState(newest);
  useEffect(() => {
    if (open) setRead(newest);
  }, [open, newest]);
  return heard.filter(({ id, player }) => id > read && player !== me).length;
}

/** Who it is, as everywhere at the table. */
export const speaker = (player: string, me: string): string => (player === me ? words.you : person(player));
