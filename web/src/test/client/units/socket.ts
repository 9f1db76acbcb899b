/** Fake connections to a room, controlled by a test. */
import type { Command, Update } from '../../../main/client/wire/tableTypes';

export class Line {
  onmessage: (message: { data: string }) => void = () => {};
  onclose: () => void = () => {};
  readyState = 1;
  readonly heard: Command[] = [];

  constructor(readonly address: string) {
    Lines.all.push(this);
  }

  send(text: string): void {
    this.heard.push(JSON.parse(text) as Command);
  }

  close(): void {
    this.readyState = 3;
  }

  says(update: Update | object): void {
    this.onmessage({ data: JSON.stringify(update) });
  }

  accepts(number: number): void {
    this.says({ answer: { ok: true, key: this.heard.at(-1)?.key, number } });
  }

  refuses(words: string): void {
    this.says({ answer: { ok: false, key: this.heard.at(-1)?.key, rule: 'R', words, sentence: words, remedy: '' } });
  }

  breaks(): void {
    this.readyState = 3;
    this.onclose();
  }
}

interface AllLines {
  all: Line[];
  last: () => Line;
  with: (run: (lines: AllLines) => Promise<void>) => Promise<void>;
}

export const Lines: AllLines = {
  all: [],
  last: () => Lines.all.at(-1)!,

  async with(run) {
    const real = window.WebSocket;
    Lines.all.length = 0;
    window.WebSocket = Object.assign(Line, { OPEN: 1 }) as unknown as typeof WebSocket;
    try {
      await run(Lines);
    } finally {
      window.WebSocket = real;
    }
  },
};
