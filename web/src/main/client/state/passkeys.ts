/** Passkeys: translates between the browser's format and the room's. */

import { passkeyWords } from '../text/passkeyWords';
import type { Me, Passkey, PasskeyChallenge, PasskeyOffer } from '../wire/lobbyTypes';
import { ask, me, Refused } from './api';

type Device = Pick<CredentialsContainer, 'create' | 'get'>;
type Listed = { passkeys: Passkey[] };

export const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (one) => one.charCodeAt(0));

export const base64url = (given: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(given)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

/** The browser's message is for programmers; the person is told what they can do. */
function told(no: unknown): Refused {
  if (no instanceof Refused) return no;
  const t = passkeyWords;
  const name = no instanceof Error ? no.name : '';
  const sentence =
    name === 'InvalidStateError' ? t.already : /^(NotAllowed|Abort|Timeout)Error$/.test(name) ? t.stopped : t.unfit;
  return new Refused(0, { ok: false, rule: '', words: sentence, sentence, remedy: '' });
}

async function made(device: Device, offer: PasskeyOffer): Promise<PublicKeyCredential> {
  const publicKey: PublicKeyCredentialCreationOptions = {
    challenge: bytes(offer.challenge),
    rp: { id: offer.site, name: 'Cardroom' },
    user: { id: bytes(offer.handle), name: offer.name, displayName: offer.name },
    pubKeyCredParams: offer.algorithms.map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: offer.known.map((id) => ({ type: 'public-key', id: bytes(id) })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
    timeout: offer.forMs,
  };
  const credential = await device.create({ publicKey }).catch((no: unknown) => Promise.reject(told(no)));
  if (!credential) throw told(null);
  return credential as PublicKeyCredential;
}

async function signed(device: Device, asked: PasskeyChallenge): Promise<PublicKeyCredential> {
  const publicKey: PublicKeyCredentialRequestOptions = {
    challenge: bytes(asked.challenge),
    rpId: asked.site,
    userVerification: 'required',
    timeout: asked.forMs,
  };
  const credential = await device.get({ publicKey }).catch((no: unknown) => Promise.reject(told(no)));
  if (!credential) throw told(null);
  return credential as PublicKeyCredential;
}

export const passkeys = {
  /** Whether this browser supports them. */
  isKnown: (): boolean => 'PublicKeyCredential' in window,

  /** Whether the room accepts them at the address of this page. */
  areTaken: async (): Promise<boolean> =>
    passkeys.isKnown() && (await ask<{ passkeysHere: boolean }>('GET', '/api/session')).passkeysHere,

  async add(label: string, password: string, device: Device = navigator.credentials): Promise<Passkey[]> {
    const offer = await ask<PasskeyOffer>('POST', '/api/me/passkeys/offer', { label, password });
    const { response } = await made(device, offer);
    const answer = response as AuthenticatorAttestationResponse;
    const listed = await ask<Listed>('POST', '/api/me/passkeys', {
      label,
      handle: offer.handle,
      clientData: base64url(answer.clientDataJSON),
      attestation: base64url(answer.attestationObject),
    });
    return listed.passkeys;
  },
  remove: (id: string, password: string) => ask<Listed>('POST', '/api/me/passkeys/remove', { id, password }),

  async signIn(device: Device = navigator.credentials): Promise<void> {
    const asked = await ask<PasskeyChallenge>('POST', '/api/session/challenge', {});
    const credential = await signed(device, asked);
    const answer = credential.response as AuthenticatorAssertionResponse;
    const shown = {
      id: base64url(credential.rawId),
      clientData: base64url(answer.clientDataJSON),
      authenticatorData: base64url(answer.authenticatorData),
      signature: base64url(answer.signature),
    };
    // Without it the room says in its own words that the device did not say whose passkey it is.
    const handle = answer.userHandle?.byteLength ? { handle: base64url(answer.userHandle) } : {};
    me.set(await ask<Me>('POST', '/api/session/passkey', { ...shown, ...handle }));
  },
};
