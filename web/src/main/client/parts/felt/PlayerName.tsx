/** The name on a plate; another person's opens my note on them, and a mark says that there is one. */
import { noted } from '../../state/notedPlayers';
import { useValue } from '../../state/watchedValue';
import { isBot } from '../../text/people';
import { words } from '../../text/words';
import { useFelt } from './feltContext';

export function PlayerName({ player, name, mine }: { player: string; name: string; mine: boolean }) {
  const { me, meet } = useFelt();
  const known = useValue(noted).includes(player);
  if (!meet || !me || mine || !player || isBot(player)) return <span class="who">{mine ? words.you : name}</span>;
  return (
    <>
      <button type="button" class="who" aria-label={words.table.note(name, known)} onClick={() => meet(player)}>
        {name}
      </button>
      {known && (
        <svg class="noted" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 2h16v13l-7 7H4zM8 7v2h8V7zm0 5v2h6v-2z" />
        </svg>
      )}
    </>
  );
}
