import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ExportFormat } from '../../../contract/shared/export-formats';
import { mostExported } from '../../../contract/shared/list-limits';
import { dayAt } from '../../../contract/shared/region-facts';
import { defaultRegion } from '../../../contract/shared/regions';
import { staffOf } from '../../auth/guards';
import type { Context } from '../../context';
import { recordAudit } from '../../audit/service';
import { HttpError } from '../errors';
import { limits } from '../limits/rate-limit';
import { toCsv } from './csv';
import { formatFilter } from './filter-labels';
import { toTable, type Column } from './spreadsheet';
import { toXlsx } from './xlsx';
import { sendInert } from '../send-attachment';

export type Export<Row> = {
  /** The list, as it is named in the file and in the audit: 'accounts'. */
  name: string;
  columns: readonly Column<Row>[];
  /** What search and filters leave. One more than `mostExported` of the format is enough to have it refused. */
  rows: readonly Row[];
  format: ExportFormat;
  /** What narrowed the list, by name; what is null did not. Never what was searched for: it may be a person's name. */
  filters: Readonly<Record<string, string | null>>;
  /** Whether words were searched for. */
  searched: boolean;
};

const kinds: Record<ExportFormat, string> = { csv: 'A CSV file', xlsx: 'An Excel file' };

const types: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** How often one person may take lists along: a stolen session must not empty the office in minutes. */
export function exportLimits(context: Context) {
  return limits(context, { max: 10, perMinutes: 1, by: 'staff' });
}

/**
 * Hands a list over as a file, having recorded who took what. The one way out for lists.
 * Throws 409 when there are more rows than `mostExported`.
 */
export async function sendExport<Row>(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  { name, columns, rows, format, filters, searched }: Export<Row>,
): Promise<FastifyReply> {
  if (rows.length > mostExported[format]) throw tooMany(format);
  const table = toTable(columns, rows);
  const file = format === 'csv' ? toCsv(table) : await toXlsx(name, table);
  const now = context.now();
  const narrowed = [
    ...Object.entries(filters).flatMap(([filter, value]) =>
      value === null ? [] : [formatFilter(filter, value)],
    ),
    ...(searched ? ['with a search'] : []),
  ];
  const count = rows.length === 1 ? '1 row' : `${String(rows.length)} rows`;
  await recordAudit(context.database.db, {
    at: now.toISOString(),
    actor: staffOf(request).email,
    action: 'export',
    subject: { kind: 'list', id: name },
    detail: [`${count} as ${format === 'csv' ? 'CSV' : 'Excel'}`, ...narrowed].join(', '),
  });
  const fileName = `${name}-${dayAt(defaultRegion, now)}.${format}`;
  return sendInert(reply, { type: types[format], name: fileName, bytes: file });
}

function tooMany(format: ExportFormat): HttpError {
  const most = mostExported[format].toLocaleString('en-US');
  const way = format === 'csv' ? 'Please filter the list first.' : 'Filter the list, or take CSV.';
  return new HttpError(409, 'too_many_rows', `${kinds[format]} holds at most ${most} rows. ${way}`);
}
