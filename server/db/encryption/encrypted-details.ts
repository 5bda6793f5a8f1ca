import type { LabeledValue } from '../../../contract/shared/schema/fields';
import type { Vault } from './encryption';

export function openDetails(vault: Vault, encrypted: string, context: string): LabeledValue[] {
  const details = vault.tryOpen(encrypted, context);
  return details === null
    ? [{ label: 'Details', value: '[cannot be decrypted]' }]
    : (JSON.parse(details) as LabeledValue[]);
}
