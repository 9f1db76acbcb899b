/** Where the staff work: roles, chips, and what was done. What is shown depends on the roles one has. */

import { useEffect, useState } from 'preact/hooks';
import { GiveChips, StaffActions } from '../parts/account/CageDesk';
import { Form } from '../parts/account/Form';
import { RecoveryCodes } from '../parts/account/RecoveryCodes';
import { RoleDesk } from '../parts/account/RoleDesk';
import { ComeIn, SignUp } from '../parts/account/SignIn';
import { TopBar } from '../parts/bar/TopBar';
import { met, me as meValue } from '../state/api';
import { staff } from '../state/staff';
import { useValue } from '../state/value';
import { staffWords } from '../text/staffWords';
import { words } from '../text/words';
import type { Me } from '../wire/lobby';

const t = staffWords;

/** What stands behind the `#` never reaches the room by itself; it is taken out of the address at once. */
function wordOfLink(): string {
  const word = decodeURIComponent(location.hash.slice(1));
  if (word) history.replaceState(null, '', location.pathname);
  return word;
}

export function AdminPage() {
  const me = useValue(meValue);
  const known = useValue(met);
  const [link] = useState(wordOfLink);
  const [codes, setCodes] = useState<string[]>([]);
  useEffect(() => {
    document.title = words.title.page(t.title);
  }, []);
  return (
    <>
      <TopBar />
      <main class="page me-page">
        <h1>{t.title}</h1>
        {codes.length > 0 && <RecoveryCodes codes={codes} kept={() => setCodes([])} />}
        {known && !me && <ComeIn codes={setCodes} />}
        {me && !me.account && (
          <section class="panel">
            <p>{t.needsAccount}</p>
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
  return (
    <>
      {link && !is('admin') && (
        <section class="panel">
          <p>{t.claim(me.name)}</p>
          <Form button={t.claimButton} send={() => staff.claim(link)}>
            {null}
          </Form>
        </section>
      )}
      {is('admin') && <RoleDesk />}
      {is('cage') && <GiveChips />}
      {(is('admin') || is('surveillance')) && <StaffActions />}
      {!link && me.roles.length < 2 && <p class="notice">{t.nothing}</p>}
    </>
  );
}
