import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest();
const encode = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');

/** A device with a passkey (WebAuthn, ES256), in a browser that shows the page of `origin`. */
export function createAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;

  const createClientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const createAuthData = (flags: number, rest: readonly Uint8Array[] = []) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.of(flags), count, ...rest]);
  };
  const response = { id: encode(id), rawId: encode(id), type: 'public-key' as const };

  return {
    register: (options: PublicKeyCredentialCreationOptionsJSON): RegistrationResponseJSON => {
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const length = Buffer.of(0, id.length);
      const credential = [Buffer.alloc(16), length, id, isoCBOR.encode(key)];
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(createAuthData(0x45, credential))],
      ]);
      return {
        ...response,
        response: {
          clientDataJSON: encode(createClientData('webauthn.create', options.challenge)),
          attestationObject: encode(isoCBOR.encode(attestation as never)),
        },
        clientExtensionResults: {},
      };
    },
    authenticate: ({
      challenge,
    }: PublicKeyCredentialRequestOptionsJSON): AuthenticationResponseJSON => {
      counter += 1;
      const clientData = createClientData('webauthn.get', challenge);
      const authData = createAuthData(0x05);
      const signed = Buffer.concat([authData, sha256(clientData)]);
      return {
        ...response,
        response: {
          clientDataJSON: encode(clientData),
          authenticatorData: encode(authData),
          signature: encode(sign('sha256', signed, privateKey)),
        },
        clientExtensionResults: {},
      };
    },
  };
}
