/** The player-dealer: whose seat, how much, which cards. */
import type { RoundEntry } from '../../state/book';
import { suited } from '../../state/handText';
import { roomSaid } from '../../state/speakers';
import { bookWords } from '../../text/bookWords';
import { cardNames } from '../../text/cards';
import type { RoundForm } from '../../wire/bookTypes';
import { Card } from '../felt/Card';
import { CardKeys } from './CardKeys';
import { DollarField } from './DollarField';

const t = bookWords.bank;

interface Props {
  form: RoundForm;
  round: RoundEntry;
  total: string;
  trouble: string;
  change: (change: Partial<RoundEntry>) => void;
}

export function BankEditor({ form, round, total, trouble, change }: Props) {
  const cards = round.bankCards;
  const last = cards.at(-1);
  return (
    <section class="panel book-panel" aria-label={t.title}>
      <header class="step">
        <i>1</i>
        <h2>{t.title}</h2>
      </header>
      <div class="bank-in">
        <Terms form={form} round={round} change={change} />
        <DollarField
          label={t.amount}
          cents={round.bankCents}
          step={2500}
          change={(bankCents) => change({ bankCents })}
        />
        {round.bankCents === 0 && <p class="small muted">{t.unlimited}</p>}
        <BankCards cards={cards} form={form} total={total} />
        <CardKeys
          label={t.title}
          suits
          rank={(rank) =>
            change({ bankCards: last?.length === 1 ? [...cards.slice(0, -1), rank] : [...cards, rank] })
          }
          suit={(suit) => change({ bankCards: suited(cards, suit) })}
          undo={() => change({ bankCards: cards.slice(0, -1) })}
        />
        <p class={trouble ? 'field-trouble' : 'small muted'} role={trouble ? 'alert' : undefined}>
          {trouble || `${t.hint(form.bankDown)} ${t.suits}`}
        </p>
      </div>
    </section>
  );
}

function Terms({ form, round, change }: Pick<Props, 'form' | 'round' | 'change'>) {
  const taken = new Set(round.entries.map((entry) => entry.seat));
  const seats = Array.from({ length: form.seats }, (_, i) => i + 1).filter((seat) => !taken.has(seat));
  return (
    <div class="pair">
      <label class="field">
        {t.seat}
        <select value={round.bankSeat} onChange={(e) => change({ bankSeat: Number(e.currentTarget.value) })}>
          {seats.map((seat) => (
            <option value={seat}>{seat}</option>
          ))}
        </select>
      </label>
      <label class="field">
        {t.schedule}
        <select value={round.schedule} onChange={(e) => change({ schedule: Number(e.currentTarget.value) })}>
          {form.schedules.map((one) => (
            <option value={one.option}>
              {one.option}: {roomSaid(one.label)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

function BankCards({ cards, form, total }: { cards: string[]; form: RoundForm; total: string }) {
  return (
    <div class="bank-cards">
      <div class="hand open" role="img" aria-label={t.lying(cardNames(cards.filter((card) => card.length === 2)))}>
        {cards.map((card, i) => (
          <span class={form.bankDown[i] ? 'was-down' : ''}>
            {card.length === 2 ? <Card face={card} /> : <i class="rk wait">{card === 'T' ? '10' : card}?</i>}
            {form.bankDown[i] && <small>{t.down}</small>}
          </span>
        ))}
        {cards.length < form.bankDown.length && <span class="slot-card" />}
      </div>
      {total && <b>{total}</b>}
    </div>
  );
}
