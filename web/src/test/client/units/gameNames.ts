import { useNames } from '../../../main/client/state/gameNames';
import { about, answering, hook, same, test } from './unit';

about('names');

test('names are asked for once, nobody reads an id meanwhile, and what is not listed keeps its word', async () => {
  const houses = [
    { id: 'h', name: 'The House', games: [{ id: 'g', name: 'The Game', seatsMax: 6, stakes: [], options: [] }] },
  ];
  const asked = await answering({ '/api/houses': houses }, async () => {
    const read: string[] = [];
    const used = await hook(() => {
      const names = useNames();
      read.push(names.house('h') + names.game('g'));
      return names;
    }, {});
    await used.settle();
    same([read.includes('hg'), read[0]], [false, ''], 'before they come');
    same([used.now().house('h'), used.now().game('g'), used.now().game('x')], ['The House', 'The Game', 'x']);
    await hook(() => useNames(), {});
  });
  same(asked, ['GET /api/houses']);
});
