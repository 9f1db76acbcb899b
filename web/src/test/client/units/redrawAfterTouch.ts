import { whenCalm } from '../../../main/client/state/redrawAfterTouch';
import { about, same, test, until } from './unit';

about('calm');
const finger = (kind: string) => dispatchEvent(new PointerEvent(kind));

test('nothing is drawn between the touch of a finger and its click', async () => {
  const drawn: string[] = [];
  whenCalm(() => drawn.push('before'));
  finger('pointerdown');
  whenCalm(() => drawn.push('under the finger'));
  finger('pointerup');
  same(drawn, ['before']);
  dispatchEvent(new MouseEvent('click'));
  await until(() => drawn.length === 2, 'what waited is drawn after the click');
});
test('a touch that becomes no click holds nothing back for long', async () => {
  let drawn = false;
  finger('pointerdown');
  finger('pointercancel');
  whenCalm(() => {
    drawn = true;
  });
  await until(() => drawn, 'it is drawn');
});
