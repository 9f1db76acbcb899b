/** Asks once more before something grave, naming whom it concerns. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { words } from '../../text/words';
import { Dialog } from '../sheets/Dialog';

export interface Question {
  title: string;
  /** What it brings about. */
  text: string;
  button: string;
}

interface Asking {
  /** The question, while it is asked. */
  sheet: ComponentChildren;
  /** Whether the answer is yes; closing the sheet is no. */
  ask: (question: Question) => Promise<boolean>;
}

export function useQuestion(): Asking {
  const [asked, setAsked] = useState<(Question & { answer: (yes: boolean) => void }) | null>(null);
  const ask = (question: Question) =>
    new Promise<boolean>((resolve) => {
      const answer = (yes: boolean) => {
        setAsked(null);
        resolve(yes);
      };
      setAsked({ ...question, answer });
    });
  const sheet = asked && (
    <Dialog title={asked.title} close={() => asked.answer(false)}>
      <p>{asked.text}</p>
      <button type="button" class="btn primary block" onClick={() => asked.answer(true)}>
        {asked.button}
      </button>
      <button type="button" class="btn block" onClick={() => asked.answer(false)}>
        {words.cancel}
      </button>
    </Dialog>
  );
  return { sheet, ask };
}
