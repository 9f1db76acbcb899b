/** The rail's content on a phone, and the table's links. */
import { useState } from 'preact/hooks';
import { resultsHere } from '../../state/potsInMiddle';
import { tablePath } from '../../state/route';
import { isShown, type TableState } from '../../state/table';
import { words } from '../../text/words';
import type { Choice } from '../../wire/tableTypes';
import { overTable } from '../bar/TableBar';
import { CoachSwitch } from '../coach/CoachSlot';
import { useFelt } from '../felt/feltContext';
import { Ledger, Sign } from '../rail/Rail';
import { Showdown } from '../rail/Showdown';
import { StoryLog } from '../rail/StoryLog';
import { CloseTable } from './CloseTable';
import { Dialog } from './Dialog';
import { InviteButton } from './Invite';
import { SettingsSheet } from './SettingsSheet';

export interface RoundProps {
  now: TableState;
  invite: string;
  choices: Choice[];
  choose: (choice: Choice) => void;
  openRules: () => void;
  close: () => void;
}

export function RoundSheet({ now, invite, choices, choose, openRules, close }: RoundProps) {
  const { room } = now.zones;
  const results = resultsHere(now.zones);
  const { me } = useFelt();
  const links = { id: now.zones.table.id, invite, owned: me !== '' && room.owner === me };
  return (
    <Dialog title={words.table.round} close={close}>
      {choices.length > 0 && (
        <p class="row">
          {choices.map((choice) => (
            <button
              key={choice.id}
              type="button"
              class="btn small"
              data-choice={choice.id}
              onClick={() => choose(choice)}
            >
              {choice.label}
            </button>
          ))}
        </p>
      )}
      {isShown(now) && <Showdown zones={now.zones} />}
      {results.length > 0 && <Ledger results={results} now={now} />}
      <Sign now={now} invite={invite} />
      <section>
        <h2>{words.table.log}</h2>
        <StoryLog lines={now.log} />
      </section>
      {room.waiting.length > 0 && <Waiting names={room.waiting} />}
      <Links {...links} rules={openRules} close={close} />
    </Dialog>
  );
}

function Waiting({ names }: { names: string[] }) {
  return (
    <section>
      <h2>{words.table.waitingList}</h2>
      <ol class="waiting-list">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ol>
    </section>
  );
}

interface LinkProps {
  id: number;
  invite: string;
  owned: boolean;
  rules: () => void;
  close: () => void;
}

function Links({ id, invite, owned, rules, close }: LinkProps) {
  const [settings, setSettings] = useState(false);
  return (
    <p class="row">
      <a class="btn small" href={tablePath(id, invite, '/rules')} onClick={overTable(rules)}>
        {words.nav.rules}
      </a>
      <CoachSwitch done={close} />
      <InviteButton path={tablePath(id, invite)} />
      <button type="button" class="btn small" onClick={() => setSettings(true)}>
        {words.settings.title}
      </button>
      {owned && <CloseTable id={id} invite={invite} />}
      {settings && <SettingsSheet close={() => setSettings(false)} />}
    </p>
  );
}
