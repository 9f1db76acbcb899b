/** The favourite button of a round that I played, beside its replay. */
import { useEffect, useState } from 'preact/hooks';
import { Refused } from '../../state/api';
import { mine } from '../../state/mine';
import { mineWords as t } from '../../text/mineWords';
import { words } from '../../text/words';
import type { Personal } from '../../wire/mineTypes';
import { FavouriteButton } from './FavouriteButton';

export function FavouriteRound({ table, round }: { table: number; round: number }) {
  const [on, setOn] = useState<boolean | null>(null);
  const [trouble, setTrouble] = useState('');
  const told = (asked: Promise<Personal>) =>
    void asked.then(
      ({ favourites }) => {
        setOn(favourites.some((one) => one.table === table && one.round === round));
        setTrouble('');
      },
      (no: unknown) => setTrouble(no instanceof Refused ? no.message : words.error.room),
    );
  useEffect(() => told(mine.kept()), [table, round]);
  return (
    <>
      {on !== null && (
        <FavouriteButton
          on={on}
          called={t.favourite(table, round)}
          press={() => told(mine.favour(table, round, !on))}
        />
      )}
      <span class="small" role="status">
        {trouble}
      </span>
    </>
  );
}
