/** The player-dealer's bank: size, whose, which turn, and its two meters. */
import { money, shortly } from '../../text/money';
import { person } from '../../text/people';
import { words } from '../../text/words';
import type { Bank } from '../../wire/tableTypes';
import { Emblem } from './Emblem';
import { useFelt } from './feltContext';

export function BankPlate({ bank }: { bank: Bank }) {
  const { me } = useFelt();
  const who = bank.player === me ? words.you : person(bank.player);
  return (
    <section class="bank" aria-label={words.table.bank}>
      <header>
        <b class="num">{shortly(bank.wagerCents)}</b> {words.table.bank.toLowerCase()}
        <span class="who">
          <Emblem of={bank.player} /> {who}
        </span>
        {bank.turn > 0 && (
          <span class="disc" role="img" aria-label={words.table.turnLabel(bank.turn)}>
            {words.table.turn(bank.turn)}
          </span>
        )}
      </header>
      <Meter name="paid" label={words.table.paid} cents={bank.paidCents} full={bank.wagerCents} />
      <Meter name="collected" label={words.table.collected} cents={bank.collectedCents} full={bank.wagerCents} />
    </section>
  );
}

function Meter({ name, label, cents, full }: { name: string; label: string; cents: number; full: number }) {
  const share = full > 0 ? Math.min(1, cents / full) : 0;
  return (
    <div
      class={`meter ${name}`}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={full / 100}
      aria-valuenow={cents / 100}
      aria-valuetext={`${money(cents)} ${words.table.of(money(full))}`}
    >
      <span>{label}</span>
      <span class="bar">
        <span style={{ width: `${share * 100}%` }} />
      </span>
      <b class="num">{shortly(cents)}</b>
    </div>
  );
}
