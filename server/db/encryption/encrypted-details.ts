import type { LabeledValue } from '../../../contract/shared/schema/fields';
import type { Vault } from './encryption';

export function decryptDetails(vault: Vault, encrypted: string, context: string): LabeledValue[] {
  const details = vault.tryDecrypt(encrypted, context);
  return details === null
    ? [{ label: 'Details', value: '[cannot be decrypted]' }]
    : (JSON.parse(details) as LabeledValue[]);
}
