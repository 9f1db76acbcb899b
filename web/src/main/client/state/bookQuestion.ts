/** The question is part of the address, so that it can be sent to somebody. */
export interface BookQuestion {
  tab: 'settle' | 'wrong' | 'fees';
  house: string;
  game: string;
  when: string;
  what: string;
  how: string;
}

export function readQuestion(search: string): BookQuestion {
  const asked = new URLSearchParams(search);
  const of = (name: string) => asked.get(name) ?? '';
  const tab = of('page');
  return {
    tab: tab === 'wrong' || tab === 'fees' ? tab : 'settle',
    house: of('house'),
    game: of('game'),
    when: of('when'),
    what: of('what'),
    how: of('how'),
  };
}

export function writeQuestion({ tab, ...rest }: BookQuestion): string {
  const asked = new URLSearchParams();
  if (tab !== 'settle') asked.set('page', tab);
  for (const [name, value] of Object.entries(rest)) if (value) asked.set(name, value);
  const text = asked.toString();
  return text ? `/book?${text}` : '/book';
}
