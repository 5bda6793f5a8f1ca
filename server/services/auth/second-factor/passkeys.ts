import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  type WebAuthnCredential,
} from '@simplewebauthn/server';
import type { Config } from '../../../core/config/config';
import type { SecondFactor } from './queries';

type Passkey = {
  id: string;
  publicKey: string;
  transports: NonNullable<WebAuthnCredential['transports']>;
};

const parse = ({ secret }: SecondFactor) => JSON.parse(secret) as Passkey;

/** Passkeys belong to the site's host. In the demo, the site may be open at another port of this machine. */
function getRelyingParty({ siteUrl, corsOrigins, isProduction, port }: Config) {
  const site = new URL(siteUrl);
  const local = isProduction ? [] : [`http://localhost:${String(port)}`];
  return { rpID: site.hostname, origins: [site.origin, ...corsOrigins, ...local] };
}

export function createRegistration(
  config: Config,
  person: { company: string; uid: string; email: string },
  passkeys: readonly SecondFactor[],
) {
  return generateRegistrationOptions({
    rpName: person.company,
    rpID: getRelyingParty(config).rpID,
    userID: new TextEncoder().encode(person.uid).slice(0, 64),
    userName: person.email,
    attestationType: 'none',
    excludeCredentials: passkeys.map((passkey) => parse(passkey)),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
}

/** Returns what is stored of a new passkey; null if the response is wrong. */
export async function checkRegistration(
  config: Config,
  response: RegistrationResponseJSON,
  expectedChallenge: string,
): Promise<{ secret: string; counter: number } | null> {
  const { rpID, origins } = getRelyingParty(config);
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge,
    expectedOrigin: origins,
    expectedRPID: rpID,
    requireUserVerification: false,
  }).catch(() => ({ registrationInfo: undefined }));
  if (registrationInfo === undefined) return null;
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  const passkey: Passkey = {
    id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    transports,
  };
  return { secret: JSON.stringify(passkey), counter };
}

export function createChallenge(config: Config, passkeys: readonly SecondFactor[]) {
  return generateAuthenticationOptions({
    rpID: getRelyingParty(config).rpID,
    allowCredentials: passkeys.map((passkey) => parse(passkey)),
    userVerification: 'preferred',
  });
}

/** Returns the passkey that signed the challenge, and its new counter; null if none did. */
export async function checkPasskey(
  config: Config,
  passkeys: readonly SecondFactor[],
  response: AuthenticationResponseJSON,
  expectedChallenge: string,
): Promise<{ id: string; counter: number } | null> {
  const { rpID, origins } = getRelyingParty(config);
  const passkey = passkeys.find((candidate) => parse(candidate).id === response.id);
  if (passkey === undefined) return null;
  const { id, publicKey, transports } = parse(passkey);
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge,
    expectedOrigin: origins,
    expectedRPID: rpID,
    credential: {
      id,
      publicKey: Buffer.from(publicKey, 'base64url'),
      counter: passkey.counter,
      transports,
    },
    requireUserVerification: false,
  }).catch(() => ({ verified: false, authenticationInfo: null }));
  return verified && authenticationInfo !== null
    ? { id: passkey.id, counter: authenticationInfo.newCounter }
    : null;
}
