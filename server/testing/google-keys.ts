import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT, type JWTVerifyGetKey } from 'jose';
import { buildIdTokenClaims, type TokenClaims } from '../../tests/fakes/id-tokens';

export type GoogleKeys = {
  /** The public keys. */
  keys: JWTVerifyGetKey;
  /** Signs an ID token as Google does. */
  sign(claims: TokenClaims): Promise<string>;
  /** Signs an ID token with another key under the same id. */
  forge(claims: TokenClaims): Promise<string>;
};

export async function makeGoogleKeys(): Promise<GoogleKeys> {
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
    sign: createSigner(google.privateKey),
    forge: createSigner(stranger.privateKey),
  };
}
