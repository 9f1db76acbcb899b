/** A one-minute guide for newcomers. It can be closed at any step and does not come back by itself. */
import { useState } from 'preact/hooks';
import { useReading } from '../../state/readerPresence';
import { choose, settings } from '../../state/settings';
import { useValue } from '../../state/watchedValue';
import { guideWords as t } from '../../text/guideWords';

interface GuideProps {
  pots: boolean;
  game: string;
  later: boolean;
  aside: boolean;
}

/** With the keyboard one goes on where the decision is: the buttons of the guide are gone. */
function done(): void {
  choose({ guided: true });
  document.getElementById('dock')?.focus({ preventScroll: true });
}

export function Guide({ pots, game, later, aside }: GuideProps) {
  const [at, setAt] = useState(0);
  useReading(true);
  const steps = pots ? t.potSteps : t.steps;
  const [title, text] = steps[at]!;
  const last = at + 1 === steps.length;
  return (
    <section class={`guide panel ${later ? 'later' : ''} ${aside ? 'aside' : ''}`} aria-label={t.title}>
      <p class="small muted">
        {t.title}, {t.step(at + 1, steps.length)}
      </p>
      <h2>{title}</h2>
      <p class="small">{text}</p>
      {at === 0 && (
        <p class="offers small">
          <a href={`/learn/${game}`} target="_blank" rel="noopener">
            {t.lesson}
          </a>
          <SoundOffer />
        </p>
      )}
      <p class="row">
        {!last && (
          <button type="button" class="btn quiet" onClick={done}>
            {t.skip}
          </button>
        )}
        <button type="button" class="btn small primary" onClick={() => (last ? done() : setAt(at + 1))}>
          {last ? t.done : t.next}
        </button>
      </p>
    </section>
  );
}

/** Offered once, on the first step, which everybody sees; afterwards it is in the settings. */
function SoundOffer() {
  const { sound } = useValue(settings);
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={sound}
        onChange={(event) => choose({ sound: event.currentTarget.checked, buzz: event.currentTarget.checked })}
      />
      {t.sound}
    </label>
  );
}
