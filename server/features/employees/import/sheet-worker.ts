import { importLimits } from '../../../../contract/employees/constants';
import { HttpError } from '../../../core/http/errors';
import { parseCsv } from './csv';
import type { Sheet } from './sheet-row';
import { parseXlsx } from './xlsx';

export type ReadSheet = Sheet | { issue: string };

export const ready = () => undefined;

/** A full file takes a second or two, and a hostile one longer, so this runs in a worker (read-sheet.ts). */
export async function run(content: Uint8Array): Promise<ReadSheet> {
  const bytes = Buffer.from(content);
  const isZip = bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004';
  const { maxRows } = importLimits;
  try {
    if (isZip) return await parseXlsx(bytes, maxRows);
    return { rows: parseCsv(bytes, maxRows), name: null, others: [] };
  } catch (error) {
    const issue = error instanceof HttpError ? error.fields?.['file'] : undefined;
    if (issue === undefined) throw error;
    return { issue };
  }
}
