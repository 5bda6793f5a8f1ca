import { importLimits } from '../../../../contract/employees/constants';
import { HttpError } from '../../../core/http/errors';
import { parseCsv } from './csv';
import type { SheetRow } from './sheet-row';
import { parseXlsx } from './xlsx';

export type ReadSheet = { rows: SheetRow[] } | { issue: string };

export const ready = () => undefined;

/** A full file takes a second or two, and a hostile one longer, so this runs in a worker (read-sheet.ts). */
export async function run(content: Uint8Array): Promise<ReadSheet> {
  const bytes = Buffer.from(content);
  const isZip = bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004';
  const { maxRows } = importLimits;
  try {
    return { rows: isZip ? await parseXlsx(bytes, maxRows) : parseCsv(bytes, maxRows) };
  } catch (error) {
    const issue = error instanceof HttpError ? error.fields?.['file'] : undefined;
    if (issue === undefined) throw error;
    return { issue };
  }
}
