/** Choosing some of the cards a choice names, where no hand on the felt shows them. */
import type { Pick } from '../../state/cardPick';
import { cardName } from '../../text/cards';
import { words } from '../../text/words';
import { Card } from '../felt/Card';
import { useFelt } from '../felt/feltContext';

export function CardPicker({ pick }: { pick: Pick }) {
  const felt = useFelt();
  const { min, max } = pick.choice.cards ?? { min: 0, max: 0 };
  return (
    <fieldset class="picker">
      <legend class="small">
        {words.pick.choose(min, max)}, {words.pick.chosen(pick.chosen.length)}
      </legend>
      {pick.from.map((face) => (
        <button
          key={face}
          type="button"
          class="pickable"
          aria-pressed={pick.chosen.includes(face)}
          aria-label={cardName(face)}
          onClick={() => pick.toggle(face)}
        >
          <Card face={face} style={felt.cards} />
        </button>
      ))}
    </fieldset>
  );
}
