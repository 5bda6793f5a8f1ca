import type { FastifyRequest, FastifySchema } from 'fastify';
import { type ExportFormat, mostExported } from '../../../contract/shared/list-limits';
import type { App } from '../app-type';
import type { Context } from '../../context';
import type { Page } from '../../db/pagination';
import { exportLimits, sendExport, type Export } from './send-export';
import { staffRoute } from '../staff-route';

type ExportRoute<Row> = {
  path: string;
  summary: string;
  /** `querystring` has a `format`. */
  schema: Pick<FastifySchema, 'params' | 'querystring'>;
  /** What is asked for; of rows, no more than `page` are wanted. Throws an HttpError on what may not be asked for. */
  read: (request: FastifyRequest, page: Page) => Promise<Omit<Export<Row>, 'format'>>;
};

/** GET {path}: what the filters leave of a list, as a file. Who took it is recorded. */
export function exportRoute<Row>(
  app: App,
  context: Context,
  { path, summary, schema, read }: ExportRoute<Row>,
): void {
  const described = { summary, description: 'Answers the file itself.' };
  app.get(
    path,
    {
      ...staffRoute<FastifySchema>(context, described, schema),
      config: exportLimits(context),
    },
    async (request, reply) => {
      const { format } = request.query as { format: ExportFormat };
      // One too many has it refused.
      const page = { limit: mostExported[format] + 1, skip: 0 };
      return sendExport(context, request, reply, { ...(await read(request, page)), format });
    },
  );
}
