/** What a clause says: in the language of the page, marked as a translation, with the clause itself beside it. */
import { room } from '../../state/speakers';
import { words } from '../../text/words';

export function ClauseText({ id, sentence }: { id: string; sentence: string }) {
  const said = room.clause(id, sentence);
  if (said === sentence) return <>{sentence}</>;
  return (
    <>
      {said} <small class="muted">({words.rulesPage.translated})</small>{' '}
      <small class="original" lang="en">
        {sentence}
      </small>
    </>
  );
}
