import { createPrivateKey, type KeyObject } from 'node:crypto';
import Type from 'typebox';
import { Parse } from 'typebox/value';

export type ServiceAccount = { email: string; key: KeyObject; tokenUrl: string };

const KeyFile = Type.Object({
  client_email: Type.String(),
  private_key: Type.String(),
  token_uri: Type.String({ pattern: '^https://' }),
});

/** Reads Google's JSON key file in base64, because a variable has one line. Returns null for any other text. */
export function parseServiceAccount(text: string): ServiceAccount | null {
  try {
    const file: unknown = JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
    const { client_email: email, private_key: key, token_uri: tokenUrl } = Parse(KeyFile, file);
    return { email, key: createPrivateKey(key), tokenUrl };
  } catch {
    return null;
  }
}
