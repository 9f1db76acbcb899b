import { me, Refused } from '../../../main/client/state/api';
import { base64url, bytes, passkeys } from '../../../main/client/state/passkeys';
import { about, answering, same, test } from './unit';

about('passkeys');
const OFFER = {
  challenge: 'AQID',
  site: 'localhost',
  name: 'Ann',
  handle: '-_8',
  known: ['AA'],
  algorithms: [-7],
  forMs: 1,
};
const buffer = (...given: number[]) => Uint8Array.from(given).buffer;

const failing = (name: string) => () => Promise.reject(new DOMException('for programmers', name));

async function saidBy(name: string): Promise<string> {
  let said = '';
  await answering({ '/api/me/passkeys/offer': OFFER }, () =>
    passkeys.add('phone', 'p', { create: failing(name), get: failing(name) }).then(
      () => {},
      (no: unknown) => {
        said = no instanceof Refused ? no.message : 'no sentence';
      },
    ),
  );
  return said;
}

test('bytes are written for addresses, and read again', () => {
  same(base64url(buffer(251, 255, 0)), '-_8A');
  same([...bytes('-_8A')], [251, 255, 0]);
  same(base64url(bytes('AA').buffer), 'AA');
});

test('what the room offers is put in the words of browsers, and what the device made is sent', async () => {
  let asked: PublicKeyCredentialCreationOptions | undefined;
  const create = (options?: CredentialCreationOptions) => {
    asked = options?.publicKey;
    const response = { clientDataJSON: buffer(1), attestationObject: buffer(2) };
    return Promise.resolve({ response } as unknown as Credential);
  };
  const paths = await answering(
    { '/api/me/passkeys/offer': OFFER, '/api/me/passkeys': { passkeys: [] } },
    async () => {
      same(await passkeys.add('phone', 'p', { create, get: failing('AbortError') }), []);
    },
  );
  same(paths, ['POST /api/me/passkeys/offer', 'POST /api/me/passkeys']);
  same(asked?.rp.id, 'localhost');
  same([...new Uint8Array(asked?.challenge as ArrayBuffer)], [1, 2, 3]);
  same(asked?.authenticatorSelection?.userVerification, 'required');
  same(asked?.excludeCredentials?.length, 1);
});

test('who comes in by a device is known from then on', async () => {
  me.set(null);
  const response = {
    clientDataJSON: buffer(1),
    authenticatorData: buffer(2),
    signature: buffer(3),
    userHandle: null,
  };
  const get = () => Promise.resolve({ rawId: buffer(9), response } as unknown as Credential);
  const answers = {
    '/api/session/challenge': { challenge: 'AQID', site: 'localhost', forMs: 1 },
    '/api/session/passkey': { name: 'Ann', csrf: 'c' },
  };
  await answering(answers, () => passkeys.signIn({ create: failing('AbortError'), get }));
  same(me.get()?.name, 'Ann');
  me.set(null);
});

test('passkeys are offered where browser and room know of them', async () => {
  await answering({ '/api/session': { passkeysHere: false } }, async () => {
    same(await passkeys.areTaken(), false);
  });
  await answering({ '/api/session': { passkeysHere: true } }, async () => {
    same(await passkeys.areTaken(), passkeys.isKnown());
  });
});

test('a device that says no is told in words for people', async () => {
  same(await saidBy('NotAllowedError'), 'Your device did not finish. Try again, or use your password.');
  same(await saidBy('InvalidStateError'), 'This device already has a passkey for this account.');
  same(
    await saidBy('NotSupportedError'),
    'This browser or device cannot do that. Try another, or use your password.',
  );
});
