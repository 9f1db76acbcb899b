/** My account: signing in, security, sessions. A guest needs none of it to play. */

import { useEffect, useState } from 'preact/hooks';
import { Happened } from '../parts/account/AccountForm';
import { CloseAccount } from '../parts/account/CloseAccount';
import { Credentials } from '../parts/account/Credentials';
import { LimitsDesk } from '../parts/account/LimitsDesk';
import { RecoveryCodes } from '../parts/account/RecoveryCodes';
import { SessionList } from '../parts/account/SessionList';
import { ComeIn, SignUp } from '../parts/account/SignIn';
import { MyChips } from '../parts/bar/MyChips';
import { TopBar } from '../parts/bar/TopBar';
import { account } from '../state/account';
import { met, me as meValue } from '../state/api';
import { useValue } from '../state/watchedValue';
import { meWords } from '../text/meWords';
import { mineWords } from '../text/mineWords';
import { staffWords } from '../text/staffWords';
import { words } from '../text/words';
import type { Account, Me } from '../wire/lobbyTypes';

const t = meWords;

export function MePage() {
  const me = useValue(meValue);
  const known = useValue(met);
  const [codes, setCodes] = useState<string[]>([]);
  useEffect(() => {
    document.title = words.title.page(t.title);
  }, []);
  return (
    <>
      <TopBar here="me">
        <MyChips />
      </TopBar>
      <main class="page me-page">
        <div class="me-head">
          <h1>{me ? me.name : t.title}</h1>
          {me?.account && <Roles roles={me.roles} />}
          {me && <Ways roles={me.roles} />}
        </div>
        <Happened />
        {codes.length > 0 && <RecoveryCodes codes={codes} kept={() => setCodes([])} />}
        {known && !me && <ComeIn codes={setCodes} />}
        {me && <Mine key={me.name} me={me} codes={setCodes} />}
      </main>
    </>
  );
}

function Roles({ roles }: { roles: string[] }) {
  return (
    <p class="row" aria-label={t.roles}>
      {roles.map((role) => (
        <span key={role} class="tag">
          {t.roleNames[role] ?? role}
        </span>
      ))}
    </p>
  );
}

const STAFF = ['cage', 'surveillance', 'admin'];

/** Links to other pages of mine: by my roles, and to what I have stored. */
function Ways({ roles }: { roles: string[] }) {
  return (
    <span class="me-ways">
      {roles.includes('floor') && <a href="/floor">{words.floor.title}</a>}
      {roles.some((role) => STAFF.includes(role)) && <a href="/admin">{staffWords.title}</a>}
      <a href="/mine">{mineWords.open}</a>
    </span>
  );
}

function Mine({ me, codes }: { me: Me; codes: (codes: string[]) => void }) {
  const [mine, setMine] = useState<Account | null>(null);
  const again = () => void account.look().then(setMine, () => {});
  useEffect(again, [me.account]);
  return (
    <>
      {!me.account && (
        <section class="panel">
          <p>
            <b>{t.guest(me.name)}</b> {t.keep}
          </p>
          <SignUp named={false} codes={codes} />
        </section>
      )}
      {me.account && mine && <Credentials mine={mine} again={again} codes={codes} />}
      {me.account && <LimitsDesk />}
      {mine && <SessionList sessions={mine.sessions} hasAccount={me.account} again={again} />}
      <CloseAccount me={me} />
    </>
  );
}
