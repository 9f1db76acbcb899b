/** A QR code of a text, made here: byte mode, the lowest level of error correction, versions 1 to 9 (ISO/IEC 18004). */

/** Data bytes, error correction bytes for each block, number of blocks. */
const VERSIONS = [
  [19, 7, 1],
  [34, 10, 1],
  [55, 15, 1],
  [80, 20, 1],
  [108, 26, 1],
  [136, 18, 2],
  [156, 20, 2],
  [194, 24, 2],
  [232, 30, 2],
] as const;
const ALIGNED = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46]];

export type Matrix = boolean[][];

/** Null when the text is longer than 230 bytes. */
export function qr(text: string): Matrix | null {
  const bytes = new TextEncoder().encode(text);
  const version = VERSIONS.findIndex(([data]) => bytes.length + 2 <= data) + 1;
  if (!version) return null;
  const bits = interleaved(bytes, version);
  const made = MASKS.map((_, mask) => drawn(bits, version, mask));
  return made.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}

/** Multiplication in the field of 256 elements that the code calculates in. */
export function times(a: number, b: number): number {
  let product = 0;
  for (let i = 7; i >= 0; i--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> i) & 1) * a;
  }
  return product & 0xff;
}

function divisorOf(degree: number): number[] {
  let divisor = [...Array(degree - 1).fill(0), 1];
  let root = 1;
  for (let i = 0; i < degree; i++) {
    divisor = divisor.map((one, j) => times(one, root) ^ (divisor[j + 1] ?? 0));
    root = times(root, 2);
  }
  return divisor;
}

function correction(data: number[], degree: number): number[] {
  const divisor = divisorOf(degree);
  let rest: number[] = Array(degree).fill(0);
  for (const byte of data) {
    const factor = byte ^ rest[0]!;
    rest = [...rest.slice(1), 0].map((one, i) => one ^ times(divisor[i]!, factor));
  }
  return rest;
}

/** The bytes with header and padding, in blocks with error correction, interleaved byte by byte. */
function interleaved(bytes: Uint8Array, version: number): boolean[] {
  const [size, degree, count] = VERSIONS[version - 1]!;
  const nibbles = [
    4,
    bytes.length >> 4,
    bytes.length & 15,
    ...[...bytes].flatMap((byte) => [byte >> 4, byte & 15]),
    0,
  ];
  const data = Array.from({ length: nibbles.length / 2 }, (_, i) => (nibbles[2 * i]! << 4) | nibbles[2 * i + 1]!);
  for (let i = 0; data.length < size; i++) data.push(i % 2 ? 0x11 : 0xec);
  const each = size / count;
  const blocks = Array.from({ length: count }, (_, i) => data.slice(i * each, (i + 1) * each));
  const all = [blocks, blocks.map((block) => correction(block, degree))].flatMap((part) =>
    part[0]!.flatMap((_, i) => part.map((block) => block[i]!)),
  );
  return all.flatMap((byte) => Array.from({ length: 8 }, (_, i) => ((byte >> (7 - i)) & 1) === 1));
}

export const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

type Cells = (boolean | undefined)[][];

function drawn(bits: boolean[], version: number, mask: number): Matrix {
  const size = 17 + 4 * version;
  const cells: Cells = Array.from({ length: size }, () => Array(size).fill(undefined));
  patterns(cells, version, mask);
  const path = pathOf(cells);
  for (const [i, [x, y]] of path.entries()) cells[y]![x] = (bits[i] ?? false) !== MASKS[mask]!(x, y);
  return cells as Matrix;
}

/** The cells that hold data, in their order: two columns at a time, up and down, from the right. */
export function pathOf(cells: Cells): [number, number][] {
  const size = cells.length;
  const path: [number, number][] = [];
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const up = ((right + 1) & 2) === 0;
    for (let i = 0; i < size; i++)
      for (const x of [right, right - 1]) {
        const y = up ? size - 1 - i : i;
        if (cells[y]![x] === undefined) path.push([x, y]);
      }
  }
  return path;
}

/** What every code has besides its data: finder and timing patterns, and format information. */
export function patterns(cells: Cells, version: number, mask: number): void {
  const size = cells.length;
  const put = (x: number, y: number, on: boolean) => {
    if (cells[y] && x >= 0 && x < size) cells[y]![x] = on;
  };
  for (let i = 0; i < size; i++)
    for (const [x, y] of [
      [6, i],
      [i, 6],
    ] as const)
      put(x, y, i % 2 === 0);
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    rings(put, cx, cy, 4, [2, 4]);
  const at = ALIGNED[version - 1]!;
  for (const cx of at)
    for (const cy of at) {
      const eye = (cx === 6 && cy === 6) || (cx === 6 && cy === size - 7) || (cx === size - 7 && cy === 6);
      if (!eye) rings(put, cx, cy, 2, [1]);
    }
  format(put, size, mask);
  if (version >= 7) versionBits(put, size, version);
}

function rings(
  put: (x: number, y: number, on: boolean) => void,
  cx: number,
  cy: number,
  to: number,
  light: number[],
): void {
  for (let dy = -to; dy <= to; dy++)
    for (let dx = -to; dx <= to; dx++) put(cx + dx, cy + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
}

/** The remainder when bits are divided by a polynomial, appended to the bits. */
function checked(value: number, by: number, length: number): number {
  let rest = value;
  for (let i = 0; i < length; i++) rest = (rest << 1) ^ ((rest >>> (length - 1)) * by);
  return (value << length) | rest;
}

function format(put: (x: number, y: number, on: boolean) => void, size: number, mask: number): void {
  const bits = checked((1 << 3) | mask, 0x537, 10) ^ 0x5412;
  const bit = (i: number) => ((bits >>> i) & 1) === 1;
  for (let i = 0; i <= 5; i++) put(8, i, bit(i));
  put(8, 7, bit(6));
  put(8, 8, bit(7));
  put(7, 8, bit(8));
  for (let i = 9; i < 15; i++) put(14 - i, 8, bit(i));
  for (let i = 0; i < 8; i++) put(size - 1 - i, 8, bit(i));
  for (let i = 8; i < 15; i++) put(8, size - 15 + i, bit(i));
  put(8, size - 8, true);
}

function versionBits(put: (x: number, y: number, on: boolean) => void, size: number, version: number): void {
  const bits = checked(version, 0x1f25, 12);
  for (let i = 0; i < 18; i++) {
    const on = ((bits >>> i) & 1) === 1;
    put(size - 11 + (i % 3), Math.floor(i / 3), on);
    put(Math.floor(i / 3), size - 11 + (i % 3), on);
  }
}

/** How hard a code is to read: long runs, blocks of one colour, too much of one. */
function penalty(cells: Matrix): number {
  const size = cells.length;
  const turned = cells.map((_, x) => cells.map((row) => row[x]!));
  const runs = [...cells, ...turned].flatMap(
    (row) =>
      row
        .map((on) => (on ? '1' : '0'))
        .join('')
        .match(/0{5,}|1{5,}/g) ?? [],
  );
  let sum = runs.reduce((all, run) => all + run.length - 2, 0);
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++) {
      const on = cells[y]![x];
      if (on === cells[y - 1]![x] && on === cells[y]![x - 1] && on === cells[y - 1]![x - 1]) sum += 3;
    }
  const dark = cells.flat().filter(Boolean).length / (size * size);
  return sum + Math.floor(Math.abs(dark - 0.5) * 20) * 10;
}
