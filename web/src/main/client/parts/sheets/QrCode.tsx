/** A text as a code to scan. */
import { useEffect, useState } from 'preact/hooks';
import type { Matrix } from '../../state/qr';

const QUIET = 4;

/** Drawn by ourselves, when somebody wants to see it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [cells, draw] = useState<Matrix | null>(null);
  useEffect(() => {
    void import('../../state/qr').then(
      ({ qr }) => draw(qr(text)),
      () => {},
    );
  }, [text]);
  if (!cells) return null;
  const size = cells.length + 2 * QUIET;
  const dark = cells.flatMap((row, y) => row.map((on, x) => (on ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : '')));
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}
