import { MASKS, pathOf, patterns, qr, times } from '../../../main/client/state/qr';
import { about, same, test } from './unit';

about('qr');
const BLOCKS: Record<number, [number, number, number]> = { 1: [19, 7, 1], 4: [80, 20, 1], 7: [156, 20, 2] };

/** Reads a code back, as a camera would, and finds no error in any block. */
function read(text: string, version: number): string {
  const cells = qr(text)!;
  same(cells.length, 17 + 4 * version, 'the size of its version');
  const mask = MASKS.findIndex((_, one) => {
    const plain = cells.map((row) => row.map((): boolean | undefined => undefined));
    patterns(plain, version, one);
    return plain.every((row, y) => row.every((on, x) => on === undefined || on === cells[y]![x]));
  });
  same(mask >= 0, true, 'it says how it was masked');
  const plain = cells.map((row) => row.map((): boolean | undefined => undefined));
  patterns(plain, version, mask);
  const bits = pathOf(plain).map(([x, y]) => cells[y]![x] !== MASKS[mask]!(x, y));
  const bytes = Array.from({ length: Math.floor(bits.length / 8) }, (_, i) =>
    bits.slice(8 * i, 8 * i + 8).reduce((all, on) => all * 2 + (on ? 1 : 0), 0),
  );
  const [size, degree, count] = BLOCKS[version]!;
  const blocks = Array.from({ length: count }, (_, b) => [
    ...bytes.slice(0, size).filter((_, i) => i % count === b),
    ...bytes.slice(size, size + degree * count).filter((_, i) => i % count === b),
  ]);
  for (const block of blocks)
    for (let i = 0, root = 1; i < degree; i++, root = times(root, 2))
      same(
        block.reduce((sum, byte) => times(sum, root) ^ byte, 0),
        0,
        'no error is found',
      );
  const data = blocks.flatMap((block) => block.slice(0, size / count));
  const nibbles = data.flatMap((byte) => [byte >> 4, byte & 15]);
  const length = nibbles[1]! * 16 + nibbles[2]!;
  const said = Array.from({ length }, (_, i) => nibbles[3 + 2 * i]! * 16 + nibbles[4 + 2 * i]!);
  return new TextDecoder().decode(new Uint8Array(said));
}

test('what was written is read again, in small and large codes', () => {
  same(read('HELLO, ANN', 1), 'HELLO, ANN');
  const link = 'http://localhost:8080/table/7?invite=0123456789abcdef0123456789abcdef';
  same(read(link, 4), link);
  const long = `${link}&${'x'.repeat(80)}`;
  same(read(long, 7), long);
});
test('the version of a larger code is written as the standard has it', () => {
  const cells = qr('y'.repeat(150))!;
  const bits = Array.from({ length: 18 }, (_, i) => (cells[Math.floor(i / 3)]![45 - 11 + (i % 3)] ? 1 : 0));
  same(bits.reverse().join(''), '000111110010010100');
});
test('what is too long has no code', () => same(qr('z'.repeat(231)), null));
