/** Choosing some of the cards a choice names, by tap or with Space. */
import { cardName } from '../text/cards';
import { words } from '../text/words';
import type { CardPick } from '../wire/table';
import { Card } from './Card';
import { useFelt } from './felt';

export function CardPicker({
  pick,
  chosen,
  change,
}: {
  pick: CardPick;
  chosen: number[];
  change: (chosen: number[]) => void;
}) {
  const felt = useFelt();
  const toggle = (i: number) => {
    if (chosen.includes(i)) change(chosen.filter((one) => one !== i));
    else if (chosen.length < pick.max) change([...chosen, i]);
    else if (pick.max === 1) change([i]);
  };
  return (
    <fieldset class="picker">
      <legend class="small">
        {words.pick.choose(pick.min, pick.max)}, {words.pick.chosen(chosen.length)}
      </legend>
      {pick.from.map((face, i) => (
        <button
          key={i}
          type="button"
          class="pickable"
          aria-pressed={chosen.includes(i)}
          aria-label={cardName(face)}
          onClick={() => toggle(i)}
        >
          <Card face={face} style={felt.cards} />
        </button>
      ))}
    </fieldset>
  );
}
