/** A person's own settings: look, deck, speed, sound, the guide, and the list of keys. */
import { useEffect, useState } from 'preact/hooks';
import { BACKS, choose, type Settings, SOUNDS, type Sound, settings } from '../../state/settings';
import { useValue } from '../../state/watchedValue';
import { CODES, languageName } from '../../text/language';
import { languages } from '../../text/languageFile';
import { words } from '../../text/words';
import type { SpokenLanguage } from '../../wire/languageTypes';
import { Card } from '../felt/Card';
import { Dialog } from './Dialog';

const t = words.settings;
const LOOKS = ['system', 'light', 'dark'] as const;
const DECKS = ['two', 'four'] as const;
const SPEEDS = ['slow', 'normal', 'quick', 'instant'] as const;
const named = <T extends keyof typeof t & string>(ids: readonly T[]) => ids.map((id) => [id, String(t[id])] as const);

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
      <Tongue chosen={now.language} />
      <Segments label={t.look} name="theme" value={now.theme} options={named(LOOKS)} change={set('theme')} />
      <Segments label={t.deck} name="deck" value={now.deck} options={named(DECKS)} change={set('deck')} />
      <Segments label={t.back} name="back" value={now.back} options={named(BACKS)} change={set('back')} />
      <Back />
      <Segments label={t.speed} name="speed" value={now.speed} options={named(SPEEDS)} change={set('speed')} />
      <Signals now={now} set={set} />
      <Check label={words.table.ask} on={now.askLarger} change={set('askLarger')} />
      <Check label={t.dealSoon} on={now.dealSoon} change={set('dealSoon')} />
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

/** A preview of the chosen card back. */
function Back() {
  return (
    <p style={{ '--card-w': '46px', display: 'flex', gap: '8px' }} aria-hidden="true">
      <Card face="??" />
      <Card face="??" style="red-back" />
    </p>
  );
}

/** Everything on the page is redrawn in another language. */
function Tongue({ chosen }: { chosen: string }) {
  const [others, setOthers] = useState<SpokenLanguage[]>([]);
  useEffect(() => {
    void languages().then((all) => setOthers(all.filter(({ code }) => !(CODES as string[]).includes(code))));
  }, []);
  const all = [...CODES.map((code) => ({ code, name: languageName(code) })), ...others];
  const change = (event: { currentTarget: HTMLSelectElement }) => {
    choose({ language: event.currentTarget.value });
    location.reload();
  };
  return (
    <label class="field">
      {t.language}
      <select value={chosen} onChange={change}>
        <option value="auto">{t.auto}</option>
        {all.map(({ code, name }) => (
          <option key={code} value={code} lang={code} selected={code === chosen}>
            {name}
          </option>
        ))}
      </select>
      {t.rulesEnglish && <span class="small muted">{t.rulesEnglish}</span>}
    </label>
  );
}

interface SignalProps {
  now: Settings;
  set: <K extends keyof Settings>(key: K) => (value: Settings[K]) => void;
}

/** What calls me to the table; each can be switched by itself. */
function Signals({ now, set }: SignalProps) {
  const mute = (sound: Sound) => (on: boolean) =>
    set('muted')(on ? now.muted.filter((one) => one !== sound) : [...now.muted, sound]);
  // The browser asks for permission; someone who declines is not called.
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

const keys = (): [string, string][] => {
  const { names, ...what } = words.keys;
  return [
    [names.chips, what.chips],
    [names.places, what.places],
    ['Backspace', what.back],
    ['R', what.same],
    ['X', what.double],
    ['B', what.bet],
    [names.letters, what.letters],
    [names.amount, what.amount],
    [names.marks, what.marks],
    ['W', what.why],
    ['L', what.log],
    ['Esc', what.close],
  ];
};

function Keys() {
  return (
    <section class="wide-only">
      <h2>{words.keys.title}</h2>
      <dl class="keys small">
        {keys().map(([key, what]) => (
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
