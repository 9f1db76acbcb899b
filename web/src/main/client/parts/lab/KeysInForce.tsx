/** Every key of the sheet with its value, which can be changed right there. */
import { changeOption, type LabQuestion } from '../../state/labQuestion';
import { labWords as t } from '../../text/labWords';
import type { Option } from '../../wire/lobbyTypes';

interface Props {
  keys: Option[];
  asked: LabQuestion;
  ask: (change: Partial<LabQuestion>) => void;
}

const SWITCH = ['true', 'false'];

export function KeysInForce({ keys, asked, ask }: Props) {
  return (
    <details class="panel lab-panel lab-keys">
      <summary>{t.keys}</summary>
      <div class="lab-key-list">
        {keys.map((one) => (
          <label key={one.key}>
            <span>{one.key}</span>
            <Value of={one} change={(value) => ask({ options: changeOption(asked.options, one.key, value) })} />
          </label>
        ))}
      </div>
    </details>
  );
}

/** A key that is a switch has two values; for any other key the room says what is allowed. */
function Value({ of, change }: { of: Option; change: (value: string) => void }) {
  if (!SWITCH.includes(of.value))
    return <input value={of.value} maxLength={60} onChange={(event) => change(event.currentTarget.value.trim())} />;
  return (
    <select value={of.value} onChange={(event) => change(event.currentTarget.value)}>
      {SWITCH.map((value) => (
        <option key={value}>{value}</option>
      ))}
    </select>
  );
}
