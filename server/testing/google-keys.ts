import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { buildIdTokenClaims, type TokenClaims } from '../../tests/fakes/id-tokens';

export type GoogleKeys = Awaited<ReturnType<typeof makeGoogleKeys>>;

export async function makeGoogleKeys() {
  const google = await generateKeyPair('RS256');
  const stranger = await generateKeyPair('RS256');
  const createSigner = (key: typeof google.privateKey) => (claims: TokenClaims) =>
    new SignJWT(buildIdTokenClaims(claims))
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .sign(key);
  return {
    keys: createLocalJWKSet({
      keys: [{ ...(await exportJWK(google.publicKey)), kid: 'k1', alg: 'RS256' }],
    }),
    /** Signs an ID token as Google does. */
    sign: createSigner(google.privateKey),
    /** Signs an ID token with another key under the same id. */
    forge: createSigner(stranger.privateKey),
  };
}
