import { useNames } from '../../../main/client/state/gameNames';
import { about, answering, hook, same, test } from './unit';

about('names');

test('names are asked for once, and what is not listed keeps its word', async () => {
  const houses = [
    { id: 'h', name: 'The House', games: [{ id: 'g', name: 'The Game', seatsMax: 6, stakes: [], options: [] }] },
  ];
  const asked = await answering({ '/api/houses': houses }, async () => {
    const used = await hook(() => useNames(), {});
    await used.settle();
    same([used.now().house('h'), used.now().game('g'), used.now().game('x')], ['The House', 'The Game', 'x']);
    await hook(() => useNames(), {});
  });
  same(asked, ['GET /api/houses']);
});
