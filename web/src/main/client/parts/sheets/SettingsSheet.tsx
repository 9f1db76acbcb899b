/** What a person may choose for himself: look, deck, speed, sound, the guide, and the list of keys. */
import { choose, type Settings, SOUNDS, type Sound, settings } from '../../state/settings';
import { useValue } from '../../state/value';
import { words } from '../../text/words';
import { Dialog } from './Dialog';

const t = words.settings;
const LOOKS = [
  ['system', t.system],
  ['light', t.light],
  ['dark', t.dark],
] as const;
const DECKS = [
  ['two', t.two],
  ['four', t.four],
] as const;
const SPEEDS = [
  ['slow', t.slow],
  ['normal', t.normal],
  ['quick', t.quick],
  ['instant', t.instant],
] as const;

interface SegmentProps<T extends string> {
  label: string;
  name: string;
  value: T;
  options: readonly (readonly [T, string])[];
  change: (value: T) => void;
}

export function Segments<T extends string>({ label, name, value, options, change }: SegmentProps<T>) {
  return (
    <fieldset class="segment-box">
      <legend class="small">{label}</legend>
      <div class="segments">
        {options.map(([id, text]) => (
          <label key={id}>
            <input type="radio" name={name} value={id} checked={value === id} onChange={() => change(id)} />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function SettingsSheet({ close }: { close: () => void }) {
  const now = useValue(settings);
  const set =
    <K extends keyof Settings>(key: K) =>
    (value: Settings[K]) =>
      choose({ [key]: value });
  const again = () => {
    choose({ guided: false });
    close();
  };
  return (
    <Dialog title={t.title} close={close}>
      <Segments label={t.look} name="theme" value={now.theme} options={LOOKS} change={set('theme')} />
      <Segments label={t.deck} name="deck" value={now.deck} options={DECKS} change={set('deck')} />
      <Segments label={t.speed} name="speed" value={now.speed} options={SPEEDS} change={set('speed')} />
      <Signals now={now} set={set} />
      <Check label={words.table.ask} on={now.askLarger} change={set('askLarger')} />
      <Check label={t.coach} on={now.coach} change={set('coach')} />
      <p>
        <button type="button" class="btn small" onClick={again}>
          {t.guide}: {t.again}
        </button>
      </p>
      <Keys />
    </Dialog>
  );
}

interface SignalProps {
  now: Settings;
  set: <K extends keyof Settings>(key: K) => (value: Settings[K]) => void;
}

/** What calls me to the table; each by itself. */
function Signals({ now, set }: SignalProps) {
  const mute = (sound: Sound) => (on: boolean) =>
    set('muted')(on ? now.muted.filter((one) => one !== sound) : [...now.muted, sound]);
  // The browser asks for itself; whoever says no there is not called.
  const notify = (on: boolean) => {
    set('notify')(on);
    if (on && 'Notification' in window) void Notification.requestPermission();
  };
  return (
    <fieldset class="segment-box signals">
      <legend class="small">{t.signals}</legend>
      <Check label={t.sound} on={now.sound} change={set('sound')} />
      {now.sound && (
        <div class="sounds">
          {SOUNDS.map((sound) => (
            <Check key={sound} label={t.sounds[sound]} on={!now.muted.includes(sound)} change={mute(sound)} />
          ))}
        </div>
      )}
      <Check label={t.buzz} on={now.buzz} change={set('buzz')} />
      <Check label={t.notify} on={now.notify} change={notify} />
    </fieldset>
  );
}

function Check({ label, on, change }: { label: string; on: boolean; change: (on: boolean) => void }) {
  return (
    <label class="check">
      <input type="checkbox" checked={on} onChange={(event) => change(event.currentTarget.checked)} /> {label}
    </label>
  );
}

const KEYS: [string, string][] = [
  ['1 to 5', words.keys.chips],
  ['Left, right', words.keys.places],
  ['Backspace', words.keys.back],
  ['R', words.keys.same],
  ['X', words.keys.double],
  ['B', words.keys.bet],
  ['A to Z', words.keys.letters],
  ['Up, down', words.keys.amount],
  ['Space', words.keys.marks],
  ['W', words.keys.why],
  ['L', words.keys.log],
  ['Esc', words.keys.close],
];

function Keys() {
  return (
    <section class="wide-only">
      <h2>{words.keys.title}</h2>
      <dl class="keys small">
        {KEYS.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
