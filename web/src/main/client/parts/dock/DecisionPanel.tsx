/** Everything that can be decided now, in the bar: wagers, actions, the table's own choices, and a refusal. */
import { useMemo } from 'preact/hooks';
import type { Betting } from '../../state/betting';
import type { Pick } from '../../state/cardPick';
import { Letters } from '../../state/choiceKeys';
import { mine, type Sorted, type Take } from '../../state/choices';
import { useDealSoon } from '../../state/dealSoon';
import { isOver, playsForPots } from '../../state/potsInMiddle';
import type { PreActs } from '../../state/preacts';
import { shortOf } from '../../state/stayingAtTable';
import { isShown, type TableState } from '../../state/table';
import { money } from '../../text/money';
import { words } from '../../text/words';
import type { Choice } from '../../wire/tableTypes';
import { ActionBar } from './ActionBar';
import { BetBar } from './BetBar';
import { PreActBar } from './PreActBar';
import { mustWait, NameForm, WaitingLine } from './TableEntrance';
import { Entering, TableMenu } from './TableMenu';
import { WhyButton } from './WhyButton';

export interface DecisionPanelProps {
  me: string;
  invite: string;
  now: TableState;
  sorted: Sorted;
  betting: Betting;
  pick: Pick | null;
  pre: PreActs;
  /** More chips, when those I have are too few. */
  rebuy?: Choice | undefined;
  seated: boolean;
  /** Why I am offered no seat. */
  stopped: string;
  where: (choice: Choice) => string;
  take: Take;
  open: (choices: Choice[]) => void;
  dismiss: () => void;
}

export function DecisionPanel(props: DecisionPanelProps) {
  const { me, now, sorted, betting, pick, pre, seated, where, take, open, dismiss } = props;
  const letters = useMemo(() => new Letters(), []);
  const early = betting.lies ? undefined : skipOf(sorted);
  const acts = betting.staged.size || pre.pending ? [] : sorted.acts.filter((choice) => choice !== early);
  const barred = isShown(now) ? now.barred : [];
  const soon = useDealSoon(betting, sorted.acts, take);
  const hint = (choice: Choice) => (soon && choice.id === 'done' ? words.bets.dealIn(soon) : where(choice));
  const bar = { acts, barred, letters, take, where: hint, pick, busy: now.sending, turn: now.turn };
  return (
    <div class="decide">
      {betting.asking && <Larger cents={betting.total} yes={betting.bet} no={betting.cancel} />}
      {sorted.bets.length > 0 && !betting.asking && (
        <BetBar betting={betting} busy={now.sending} instead={acts.length > 0}>
          {early && <Skip choice={early} take={take} />}
        </BetBar>
      )}
      <ActionBar {...bar} />
      <PreActBar pre={pre} />
      {isShown(now) && playsForPots(now.zones) && isOver(now.zones) && (
        <WhyButton results={now.zones.results} me={me} />
      )}
      {props.rebuy && <Rebuy choice={props.rebuy} says={shortOf(mine(now.zones.seats, me))} open={open} />}
      {seated && <Entering choices={sorted.table} take={take} />}
      {!me && now.loaded && <NameForm />}
      {me && !seated && now.loaded && <Before {...props} />}
      <TableMenu groups={sorted.places} choices={seated ? [] : sorted.table} open={open} seated={seated} />
      {now.refused && !now.refused.ok && (
        <p class="notice bad" role="alert">
          {now.refused.words}{' '}
          <button type="button" class="btn quiet" onClick={dismiss}>
            {words.close}
          </button>
        </p>
      )}
    </div>
  );
}

/** Why I do not sit: a break of mine, or others who wait. */
function Before({ me, now: { zones }, invite, stopped }: DecisionPanelProps) {
  if (stopped)
    return (
      <p class="notice" role="status">
        {stopped} <a href="/me">{words.lobby.toLimits}</a>
      </p>
    );
  return mustWait(zones, me) ? (
    <WaitingLine me={me} room={zones.room} table={zones.table.id} invite={invite} />
  ) : null;
}

/** With something bet, this choice asks for the deal; without a bet, it sits out this round. */
const skipOf = ({ bets, acts }: Sorted): Choice | undefined =>
  bets.length ? acts.find(({ id }) => id === 'done') : undefined;

function Skip({ choice, take }: { choice: Choice; take: Take }) {
  return (
    <button type="button" class="btn small" data-choice={choice.id} onClick={() => take(choice, 0, [])}>
      {words.bets.notNow}
    </button>
  );
}

interface RebuyProps {
  choice: Choice;
  says: string;
  open: (choices: Choice[]) => void;
}

function Rebuy({ choice, says, open }: RebuyProps) {
  return (
    <div class="notice rebuy">
      <b>{says}</b>
      <span>{words.table.brokeText}</span>
      <button type="button" class="btn primary" data-choice={choice.id} onClick={() => open([choice])}>
        {choice.label}
      </button>
    </div>
  );
}

function Larger({ cents, yes, no }: { cents: number; yes: () => void; no: () => void }) {
  const asks = words.table.larger(money(cents));
  return (
    <div class="notice larger" role="alertdialog" aria-label={asks}>
      <b>{asks}</b>
      <button type="button" class="btn" onClick={yes}>
        {words.bets.bet(money(cents))}
      </button>
      <button type="button" class="btn quiet" onClick={no}>
        {words.cancel}
      </button>
    </div>
  );
}
