/** The names of houses and games, requested once: none before they come, and an id the room does not list keeps it. */
import { useEffect } from 'preact/hooks';
import type { House } from '../wire/lobbyTypes';
import { api } from './api';
import { useValue, Value } from './watchedValue';

const houses = new Value<House[] | null>(null);
let asked = false;

export function useNames(): { house: (id: string) => string; game: (id: string) => string } {
  const known = useValue(houses);
  useEffect(() => {
    if (asked) return;
    asked = true;
    api.houses().then(
      (list) => houses.set(list),
      () => (asked = false),
    );
  }, []);
  return {
    house: (id) => (known ? (known.find((house) => house.id === id)?.name ?? id) : ''),
    game: (id) => (known ? (known.flatMap(({ games }) => games).find((game) => game.id === id)?.name ?? id) : ''),
  };
}
