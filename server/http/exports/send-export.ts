import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ExportFormat, maxExported } from '../../../contract/shared/list-limits';
import { getOfficeDay } from '../../../contract/shared/region-facts';
import { defaultRegion } from '../../../contract/shared/regions';
import { getStaff } from '../../auth/guards';
import type { Context } from '../../context';
import { recordAudit } from '../../audit/service';
import { HttpError } from '../errors';
import { rateLimit } from '../limits/rate-limit';
import { toCsv } from './csv';
import { formatFilter } from './filter-labels';
import { toTable, type Column } from './spreadsheet';
import { toXlsx } from './xlsx';
import { sendAttachment } from '../send-attachment';

export type Export<Row> = {
  name: string;
  columns: readonly Column<Row>[];
  /** More rows than `maxExported` of the format are an error. */
  rows: readonly Row[];
  format: ExportFormat;
  /** Filters by name; null if not set. Never the search text, which may be a person's name. */
  filters: Readonly<Record<string, string | null>>;
  hasSearch: boolean;
};

const formats = {
  csv: { name: 'CSV', file: 'A CSV file', type: 'text/csv; charset=utf-8' },
  xlsx: {
    name: 'Excel',
    file: 'An Excel file',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
} as const satisfies Record<ExportFormat, object>;

/** A low limit, because a stolen session must not empty the office in minutes. */
export function exportRateLimit(context: Context) {
  return rateLimit(context, { max: 10, perMinutes: 1, by: 'staff' });
}

/** Records the export in the audit and sends the file. Throws 409 for more rows than `maxExported`. */
export async function sendExport<Row>(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  { name, columns, rows, format, filters, hasSearch }: Export<Row>,
): Promise<FastifyReply> {
  if (rows.length > maxExported[format]) throw tooManyRows(format);
  const table = toTable(columns, rows);
  const file = format === 'csv' ? toCsv(table) : await toXlsx(name, table);
  const now = context.now();
  const activeFilters = Object.entries(filters).flatMap(([filter, value]) =>
    value === null ? [] : [formatFilter(filter, value)],
  );
  const count = rows.length === 1 ? '1 row' : `${String(rows.length)} rows`;
  const detail = [
    `${count} as ${formats[format].name}`,
    ...activeFilters,
    ...(hasSearch ? ['with a search'] : []),
  ];
  await recordAudit(context.database.db, {
    at: now.toISOString(),
    actor: getStaff(request).email,
    action: 'export',
    subject: { kind: 'list', id: name },
    detail: detail.join(', '),
  });
  const fileName = `${name}-${getOfficeDay(defaultRegion, now)}.${format}`;
  return sendAttachment(reply, { type: formats[format].type, name: fileName, bytes: file });
}

function tooManyRows(format: ExportFormat): HttpError {
  const max = maxExported[format].toLocaleString('en-US');
  const advice = format === 'csv' ? 'Filter the list first.' : 'Filter the list, or choose CSV.';
  const message = `${formats[format].file} holds at most ${max} rows. ${advice}`;
  return new HttpError(409, 'too_many_rows', message);
}
