/** Which of the room's emblems I wear. */
import { DRAWINGS } from '../../state/emblemDrawings';
import { mineWords as t } from '../../text/mineWords';

interface PickerProps {
  worn: string;
  all: string[];
  wear: (emblem: string) => void;
}

export function EmblemPicker({ worn, all, wear }: PickerProps) {
  return (
    <fieldset class="panel emblem-picker">
      <legend>
        <h2>{t.emblem}</h2>
      </legend>
      <p class="small muted">{t.emblemLead}</p>
      <div class="emblem-set">
        {['', ...all].map((one) => (
          <label key={one} title={one ? (t.emblems[one] ?? one) : t.none}>
            <input type="radio" name="emblem" value={one} checked={worn === one} onChange={() => wear(one)} />
            <span class="sr">{one ? (t.emblems[one] ?? one) : t.none}</span>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={one ? (DRAWINGS[one] ?? '') : 'M4 11h16v2H4z'} />
            </svg>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
