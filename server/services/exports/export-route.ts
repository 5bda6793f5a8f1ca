import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { formatEmailAsName } from '../../../contract/accounts/staff-name';
import type { ExportFormat } from '../../../contract/shared/list-limits';
import { getOfficeDay, regionFacts } from '../../../contract/shared/region-facts';
import { defaultRegion, findRegion } from '../../../contract/shared/regions';
import { recordAudit } from '../audit/record-audit';
import { getActor } from '../../core/http/request/staff';
import type { ServiceContext } from '../context';
import { sendAttachment } from '../../core/http/send-attachment';
import { giveWay } from './give-way';
import { toTable, writeCsv, type Column, type Rows } from './spreadsheet';
import { writeWorkbook } from './workbook';

/** Of values that don't say in the audit log what they mean, by filter. */
type FilterLabels = Readonly<Record<string, Readonly<Record<string, string>>>>;

export type Export<Row> = {
  name: string;
  columns: readonly Column<Row>[];
  rows: Rows<Row>;
  /** The filters that are set, by name. Never the search text, which may be a person's name. */
  filters: Readonly<Record<string, string | null | undefined>>;
  filterLabels?: FilterLabels;
  hasSearch: boolean;
};

const formats = {
  csv: { name: 'CSV', type: 'text/csv; charset=utf-8' },
  xlsx: {
    name: 'Excel',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
} as const satisfies Record<ExportFormat, object>;

type ExportRequest = FastifyRequest<{ Querystring: { format: ExportFormat } }>;

/** Handles a download of a list, which is sent while it is read. */
export function createExportHandler<Request extends ExportRequest, Row>(
  context: ServiceContext,
  read: (request: Request) => Promise<Export<Row>>,
) {
  return async (request: Request, reply: FastifyReply): Promise<FastifyReply> => {
    const { format } = request.query;
    const { name, columns, rows, filters, filterLabels, hasSearch } = await read(request);
    const hasStaff = columns.some(({ isStaff }) => isStaff);
    const names = hasStaff ? await context.listStaffNames(request.log) : null;
    const { first, all } = await readAhead(rows);
    const detail = [
      `${formatCount(first.length)} as ${formats[format].name}`,
      ...Object.entries(filters).flatMap(([filter, value]) =>
        value ? [formatFilter(filter, value, filterLabels)] : [],
      ),
      ...(hasSearch ? ['with a search'] : []),
    ];
    await recordAudit(context.database.db, getActor(context, request), {
      action: 'export',
      subject: { kind: 'list', id: name },
      detail: detail.join(', '),
    });
    const table = toTable(columns, all, (email) => names?.get(email) ?? formatEmailAsName(email));
    const chunks = format === 'csv' ? writeCsv(table) : writeWorkbook(name, table);
    return sendAttachment(reply, {
      type: formats[format].type,
      name: `${name}-${getOfficeDay(defaultRegion, context.now())}.${format}`,
      bytes: Readable.from(chunks),
    });
  };
}

/** Longer exports are audited as "1,000+ rows", because the audit is written before the first of them is sent. */
const maxCounted = 1_000;

/** Reads the first rows before anything is sent, so that an error is still answered as one. */
async function readAhead<Row>(rows: Rows<Row>): Promise<{ first: Row[]; all: Rows<Row> }> {
  const iterator = iterate(rows);
  const first: Row[] = [];
  while (first.length <= maxCounted) {
    const { done, value } = await iterator.next();
    if (done === true) break;
    first.push(value);
  }
  async function* iterateAll() {
    yield* first;
    yield* giveWay(iterator);
  }
  return { first, all: iterateAll() };
}

async function* iterate<Row>(rows: Rows<Row>): AsyncGenerator<Row, undefined> {
  yield* rows;
}

function formatCount(count: number): string {
  if (count > maxCounted) return `${maxCounted.toLocaleString('en-US')}+ rows`;
  return count === 1 ? '1 row' : `${String(count)} rows`;
}

export function formatFilter(filter: string, value: string, labels: FilterLabels = {}): string {
  const region = findRegion(value);
  const label = region === undefined ? labels[filter]?.[value] : regionFacts[region].state;
  // Ids such as 'time-off' lose their hyphens; addresses and dates do not match.
  const text = /^[a-z]+(-[a-z]+)+$/.test(value) ? value.replaceAll('-', ' ') : value;
  return `${filter}: ${label ?? text}`;
}
