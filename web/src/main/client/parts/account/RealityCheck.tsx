/** Shows a player how long they have played and with what result, as often as they asked for. */
import { useEffect, useState } from 'preact/hooks';
import { account } from '../../state/account';
import { me as meValue } from '../../state/api';
import { useValue } from '../../state/watchedValue';
import type { PastDay } from '../../wire/lobbyTypes';
import { LazySheet, loadTold } from '../sheets/LazySheet';

const LAST = 'cardroom.checked';
const LOOK_MS = 5_000;

/** When I was last told in this tab; now, at the first look. */
function lastTold(): number {
  const kept = Number(sessionStorage.getItem(LAST) ?? 0);
  if (!kept) told();
  return kept || Date.now();
}

function told(): void {
  sessionStorage.setItem(LAST, String(Date.now()));
}

export function RealityCheck() {
  const minutes = useValue(meValue)?.checkMinutes ?? 0;
  const [day, setDay] = useState<PastDay | null>(null);
  useEffect(() => {
    if (!minutes) return;
    const look = () => {
      if (Date.now() - lastTold() < minutes * 60_000) return;
      told();
      void account.wishes().then(
        (wishes) => setDay(wishes.day),
        () => {},
      );
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [minutes]);
  return day && <LazySheet load={loadTold} of={{ day, close: () => setDay(null) }} />;
}
