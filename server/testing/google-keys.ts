import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT, type JWTVerifyGetKey } from 'jose';
import { idTokenClaims, type TokenClaims } from '../../tests/fakes/id-tokens';

export type GoogleKeys = {
  /** What Google publishes. */
  keys: JWTVerifyGetKey;
  /** An ID token with Google's signature. */
  sign(claims: TokenClaims): Promise<string>;
  /** The same, signed by somebody else's key. */
  forge(claims: TokenClaims): Promise<string>;
};

/** Google's key pair for tests, and a stranger's. */
export async function makeGoogleKeys(): Promise<GoogleKeys> {
  const google = await generateKeyPair('RS256');
  const stranger = await generateKeyPair('RS256');
  const signer = (key: typeof google.privateKey) => (claims: TokenClaims) =>
    new SignJWT(idTokenClaims(claims)).setProtectedHeader({ alg: 'RS256', kid: 'k1' }).sign(key);
  return {
    keys: createLocalJWKSet({
      keys: [{ ...(await exportJWK(google.publicKey)), kid: 'k1', alg: 'RS256' }],
    }),
    sign: signer(google.privateKey),
    forge: signer(stranger.privateKey),
  };
}
