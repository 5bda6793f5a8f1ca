import type { FastifyReply, FastifyRequest } from 'fastify';
import { formatEmailAsName } from '../../../contract/accounts/staff-name';
import { type ExportFormat, maxExported } from '../../../contract/shared/list-limits';
import { getOfficeDay, regionFacts } from '../../../contract/shared/region-facts';
import { defaultRegion, findRegion } from '../../../contract/shared/regions';
import { recordAudit } from '../audit/record-audit';
import { getActor } from '../../core/http/request/staff';
import type { ServiceContext } from '../context';
import type { Page } from '../../core/db/pagination';
import { HttpError } from '../../core/http/errors';
import { sendAttachment } from '../../core/http/send-attachment';
import { toCsv, toTable, toXlsx, type Column } from './spreadsheet';

export type Export<Row> = {
  name: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  format: ExportFormat;
  /** The filters that are set, by name. Never the search text, which may be a person's name. */
  filters: Readonly<Record<string, string | null | undefined>>;
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

type ExportRequest = FastifyRequest<{ Querystring: { format: ExportFormat } }>;

/** Handles a download of a list. @param read reads at most `page.limit` rows */
export function createExportHandler<Request extends ExportRequest, Row>(
  context: ServiceContext,
  read: (request: Request, page: Page) => Promise<Omit<Export<Row>, 'format'>>,
) {
  return async (request: Request, reply: FastifyReply): Promise<FastifyReply> => {
    const { format } = request.query;
    const page = { limit: maxExported[format] + 1, offset: 0 };
    return sendExport(context, request, reply, { ...(await read(request, page)), format });
  };
}

/** Throws 409 for more rows than `maxExported`. */
async function sendExport<Row>(
  context: ServiceContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { name, columns, rows, format, filters, hasSearch }: Export<Row>,
): Promise<FastifyReply> {
  if (rows.length > maxExported[format]) throw tooManyRows(format);
  const hasStaff = columns.some(({ isStaff }) => isStaff);
  const names = hasStaff ? await context.listStaffNames(request.log) : null;
  const table = toTable(columns, rows, (email) => names?.get(email) ?? formatEmailAsName(email));
  const bytes = format === 'csv' ? toCsv(table) : await toXlsx(name, table);
  const now = context.now();
  const count = rows.length === 1 ? '1 row' : `${String(rows.length)} rows`;
  const detail = [
    `${count} as ${formats[format].name}`,
    ...Object.entries(filters).flatMap(([filter, value]) =>
      value ? [formatFilter(filter, value)] : [],
    ),
    ...(hasSearch ? ['with a search'] : []),
  ];
  await recordAudit(context.database.db, getActor(context, request), {
    action: 'export',
    subject: { kind: 'list', id: name },
    detail: detail.join(', '),
  });
  const fileName = `${name}-${getOfficeDay(defaultRegion, now)}.${format}`;
  return sendAttachment(reply, { type: formats[format].type, name: fileName, bytes });
}

function tooManyRows(format: ExportFormat): HttpError {
  const max = maxExported[format].toLocaleString('en-US');
  const advice = format === 'csv' ? 'Filter the list first.' : 'Filter the list, or choose CSV.';
  const message = `${formats[format].file} can hold up to ${max} rows. ${advice}`;
  return new HttpError(409, 'too_many_rows', message);
}

const filterLabels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  answered: { any: 'needed a reply', day: 'within a day', late: 'not within a day' },
  certificate: {
    due: 'expired or expiring soon',
    soon: 'expires soon',
    none: 'no expiration date',
  },
  status: { all: 'including former' },
  who: { mine: 'the exporter', nobody: 'nobody' },
  'assigned to': { mine: 'the exporter' },
};

export function formatFilter(filter: string, value: string): string {
  const region = findRegion(value);
  const label = region === undefined ? filterLabels[filter]?.[value] : regionFacts[region].state;
  // Ids such as 'time-off' lose their hyphens; addresses and dates do not match.
  const text = /^[a-z]+(-[a-z]+)+$/.test(value) ? value.replaceAll('-', ' ') : value;
  return `${filter}: ${label ?? text}`;
}
