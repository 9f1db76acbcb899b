/** One minute for somebody who has never sat here. It can be left at any step and does not come back by itself. */
import { useState } from 'preact/hooks';
import { useReading } from '../../state/reading';
import { choose, settings } from '../../state/settings';
import { useValue } from '../../state/value';
import { words } from '../../text/words';

export function Guide({ pots, game }: { pots: boolean; game: string }) {
  const { guided } = useValue(settings);
  const [at, setAt] = useState(0);
  useReading(!guided);
  if (guided) return null;
  const steps = pots ? words.guide.potSteps : words.guide.steps;
  const [title, text] = steps[at]!;
  const done = () => {
    setAt(0);
    choose({ guided: true });
  };
  return (
    <section class="guide panel" aria-label={words.guide.title}>
      <p class="small muted">
        {words.guide.title}, {words.guide.step(at + 1, steps.length)}
      </p>
      <h2>{title}</h2>
      <p class="small">{text}</p>
      {at + 1 === steps.length && <SoundOffer />}
      {at === 0 && (
        <a class="small" href={`/learn/${game}`} target="_blank" rel="noopener">
          {words.guide.lesson}
        </a>
      )}
      <p class="row">
        <button type="button" class="btn quiet" onClick={done}>
          {words.guide.skip}
        </button>
        <button
          type="button"
          class="btn small primary"
          onClick={() => (at + 1 < steps.length ? setAt(at + 1) : done())}
        >
          {at + 1 < steps.length ? words.guide.next : words.guide.done}
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
      {words.guide.sound}
    </label>
  );
}
