import type { FastifyRequest, FastifySchema } from 'fastify';
import { type ExportFormat, maxExported } from '../../../contract/shared/list-limits';
import type { App } from '../app-type';
import type { Context } from '../../context';
import type { Page } from '../../db/pagination';
import { exportRateLimit, sendExport, type Export } from './send-export';
import { staffRouteOptions } from '../staff-route';

type ExportRoute<Row> = {
  path: string;
  summary: string;
  schema: Pick<FastifySchema, 'params' | 'querystring'>;
  /** Reads at most `page.limit` rows. Throws an HttpError for an invalid filter. */
  read: (request: FastifyRequest, page: Page) => Promise<Omit<Export<Row>, 'format'>>;
};

/** GET {path}: the filtered list as a file. The export is recorded in the audit. */
export function registerExportRoute<Row>(
  app: App,
  context: Context,
  { path, summary, schema, read }: ExportRoute<Row>,
): void {
  const description = { summary, description: 'Responds with the file.' };
  app.get(
    path,
    {
      ...staffRouteOptions<FastifySchema>(context, description, schema),
      config: exportRateLimit(context),
    },
    async (request, reply) => {
      const { format } = request.query as { format: ExportFormat };
      const page = { limit: maxExported[format] + 1, skip: 0 };
      return sendExport(context, request, reply, { ...(await read(request, page)), format });
    },
  );
}
