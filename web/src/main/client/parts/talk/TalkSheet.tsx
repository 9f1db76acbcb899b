/** What was said, with what can be done about it, and what I may say. */
import { useState } from 'preact/hooks';
import { inWords, mute, muted, talk } from '../../state/talk';
import { useValue } from '../../state/watchedValue';
import { isBot, person } from '../../text/people';
import { talkWords as t } from '../../text/talkWords';
import type { TalkOffer } from '../../wire/lobbyTypes';
import type { Said } from '../../wire/tableTypes';
import { Dialog } from '../sheets/Dialog';
import { speaker } from './TalkButton';

interface SheetProps {
  id: number;
  invite: string;
  me: string;
  offer: TalkOffer;
  said: Said[];
  close: () => void;
}

export function TalkSheet({ id, invite, me, offer, said, close }: SheetProps) {
  const [told, tell] = useState('');
  const off = useValue(muted);
  const attempt = (asked: Promise<unknown>, then: () => void) =>
    void asked.then(then, (no: unknown) => tell(no instanceof Error ? no.message : ''));
  const say = (what: { line: string } | { text: string }, then: () => void) =>
    attempt(talk.say(id, invite, what), () => {
      tell('');
      then();
    });
  const silence = (name: string, on: boolean) => attempt(mute(name, on), () => tell(''));
  const report = (one: Said) => attempt(talk.report(id, invite, one.id), () => tell(t.reported));
  return (
    <Dialog title={t.title} close={close} kind="talk-sheet">
      <QuickLines lines={offer.lines} say={(line) => say({ line }, close)} />
      {offer.mode === 'free' && <OwnWords longest={offer.lengthMax} say={(text, then) => say({ text }, then)} />}
      <p class="notice small" role="status" hidden={!told}>
        {told}
      </p>
      <section>
        <h3>{t.said}</h3>
        {said.length === 0 && <p class="muted small">{off.length ? t.nobodyHeard : t.nobody}</p>}
        <ol class="said-lines">
          {[...said].reverse().map((one) => (
            <SaidLine key={one.id} one={one} me={me} report={() => report(one)} silence={silence} />
          ))}
        </ol>
        {off.map((name) => (
          <button key={name} type="button" class="btn small" onClick={() => silence(name, false)}>
            {t.unmute(person(name))}
          </button>
        ))}
      </section>
      <p class="small muted">{t.who}</p>
    </Dialog>
  );
}

const QuickLines = ({ lines, say }: { lines: string[]; say: (line: string) => void }) => (
  <fieldset class="quick-lines">
    <legend class="small muted">{t.quick}</legend>
    {lines.map((line) => (
      <button key={line} type="button" class="btn" data-line={line} onClick={() => say(line)}>
        {inWords({ line, text: '' })}
      </button>
    ))}
  </fieldset>
);

interface LineProps {
  one: Said;
  me: string;
  report: () => void;
  silence: (name: string, on: boolean) => void;
}

function SaidLine({ one, me, report, silence }: LineProps) {
  const name = speaker(one.player, me);
  const text = inWords(one);
  return (
    <li>
      <span>
        <b>{name}</b> {text}
      </span>
      {one.player !== me && !isBot(one.player) && (
        <span class="row">
          <button
            type="button"
            class="btn quiet small"
            aria-label={t.muteWho(name)}
            onClick={() => silence(one.player, true)}
          >
            {t.mute}
          </button>
          <button type="button" class="btn quiet small" aria-label={t.reportWhat(name, text)} onClick={report}>
            {t.report}
          </button>
        </span>
      )}
    </li>
  );
}

function OwnWords({ longest, say }: { longest: number; say: (text: string, then: () => void) => void }) {
  const [text, type] = useState('');
  return (
    <form
      class="own-words"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) say(text, () => type(''));
      }}
    >
      <label class="field">
        {t.own}
        <input
          value={text}
          maxLength={longest}
          autocomplete="off"
          onInput={(event) => type(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="btn primary" disabled={!text.trim()}>
        {t.send}
      </button>
    </form>
  );
}
