/** One minute for somebody who has never sat here. It can be left at any step and does not come back by itself. */
import { useState } from 'preact/hooks';
import { useReading } from '../../state/reading';
import { choose, settings } from '../../state/settings';
import { useValue } from '../../state/value';
import { guideWords as t } from '../../text/guideWords';

export function Guide({ pots, game, later }: { pots: boolean; game: string; later: boolean }) {
  const [at, setAt] = useState(0);
  useReading(true);
  const steps = pots ? t.potSteps : t.steps;
  const [title, text] = steps[at]!;
  const done = () => choose({ guided: true });
  return (
    <section class={later ? 'guide panel later' : 'guide panel'} aria-label={t.title}>
      <p class="small muted">
        {t.title}, {t.step(at + 1, steps.length)}
      </p>
      <h2>{title}</h2>
      <p class="small">{text}</p>
      {at + 1 === steps.length && <SoundOffer />}
      {at === 0 && (
        <a class="small" href={`/learn/${game}`} target="_blank" rel="noopener">
          {t.lesson}
        </a>
      )}
      <p class="row">
        <button type="button" class="btn quiet" onClick={done}>
          {t.skip}
        </button>
        <button
          type="button"
          class="btn small primary"
          onClick={() => (at + 1 < steps.length ? setAt(at + 1) : done())}
        >
          {at + 1 < steps.length ? t.next : t.done}
        </button>
      </p>
    </section>
  );
}

/** Offered once, here; afterwards it is in the settings. */
function SoundOffer() {
  const { sound } = useValue(settings);
  return (
    <label class="check small">
      <input
        type="checkbox"
        checked={sound}
        onChange={(event) => choose({ sound: event.currentTarget.checked, buzz: event.currentTarget.checked })}
      />
      {t.sound}
    </label>
  );
}
