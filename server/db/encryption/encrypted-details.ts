import type { Detail } from '../../../contract/shared/schema/fields';
import type { Vault } from './encryption';

/** What a form said beside its text, as it was sealed; where it cannot be opened, one line says so. */
export function openDetails(vault: Vault, sealed: string, place: string): Detail[] {
  const opened = vault.tryOpen(sealed, place);
  return opened === null
    ? [{ label: 'Details', value: '[this cannot be opened]' }]
    : (JSON.parse(opened) as Detail[]);
}
