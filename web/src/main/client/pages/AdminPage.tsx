/** Where the staff work: roles, chips, and what was done. What is shown depends on the person's roles. */

import { useEffect, useState } from 'preact/hooks';
import { AccountForm, Happened } from '../parts/account/AccountForm';
import { GiveChips } from '../parts/account/CageDesk';
import { JournalReader } from '../parts/account/JournalReader';
import { RecoveryCodes } from '../parts/account/RecoveryCodes';
import { RoleDesk } from '../parts/account/RoleDesk';
import { ComeIn, SignUp } from '../parts/account/SignIn';
import { StaffActions } from '../parts/account/StaffActions';
import { TopBar } from '../parts/bar/TopBar';
import { met, me as meValue } from '../state/api';
import { staff } from '../state/staff';
import { useValue } from '../state/watchedValue';
import { staffWords } from '../text/staffWords';
import { words } from '../text/words';
import type { Me } from '../wire/lobbyTypes';

const t = staffWords;

/** What follows the `#` is never sent to the room by the browser; it is removed from the address at once. */
function wordOfLink(): string {
  const word = location.hash.slice(1);
  if (word) history.replaceState(null, '', location.pathname);
  return word;
}

/** Also when the link is followed while this page is open: then nothing is loaded again. */
function useLink(): string {
  const [link, setLink] = useState(wordOfLink);
  useEffect(() => {
    const look = () => setLink((before) => wordOfLink() || before);
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  return link;
}

export function AdminPage() {
  const me = useValue(meValue);
  const known = useValue(met);
  const link = useLink();
  const [codes, setCodes] = useState<string[]>([]);
  useEffect(() => {
    document.title = words.title.page(t.title);
  }, []);
  return (
    <>
      <TopBar />
      <main class="page me-page">
        <h1>{t.title}</h1>
        <Happened />
        {codes.length > 0 && <RecoveryCodes codes={codes} kept={() => setCodes([])} />}
        {known && !me && <ComeIn codes={setCodes} lead={link ? t.linkLead : t.lead} />}
        {me && !me.account && (
          <section class="panel">
            <p>{link ? t.linkLead : t.needsAccount}</p>
            <SignUp named={false} codes={setCodes} />
          </section>
        )}
        {me?.account && <Desk me={me} link={link} />}
      </main>
    </>
  );
}

function Desk({ me, link }: { me: Me; link: string }) {
  const is = (role: string) => me.roles.includes(role);
  const hasDesk = ['admin', 'cage', 'surveillance'].some(is);
  return (
    <>
      {link && !is('admin') && (
        <section class="panel">
          <p>{t.claim(me.name)}</p>
          <AccountForm button={t.claimButton} send={() => staff.claim(link)}>
            {null}
          </AccountForm>
        </section>
      )}
      {is('admin') && <RoleDesk />}
      {is('cage') && <GiveChips />}
      {is('surveillance') && <JournalReader />}
      {(is('admin') || is('surveillance')) && <StaffActions />}
      {is('floor') && (
        <p>
          <a href="/floor">{t.toFloor}</a>
        </p>
      )}
      {!link && !hasDesk && !is('floor') && <p class="notice">{t.nothing}</p>}
    </>
  );
}
