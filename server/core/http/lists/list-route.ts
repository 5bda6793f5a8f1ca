import type { FastifyRequest, FastifySchema } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { pageSize } from '../../../../contract/shared/list-limits';
import type { CoreContext } from '../../context';
import type { Page } from '../../db/pagination';
import type { App } from '../app-type';
import { conditionalGet } from '../etag';
import { staffRouteOptions } from '../staff-route';

type List<Answer extends TSchema, Filter> = {
  path: string;
  summary: string;
  /** `querystring` has a `page`, counted from 1. */
  schema: Pick<FastifySchema, 'params' | 'querystring'>;
  response: Answer;
  parseFilter: (request: FastifyRequest) => Filter;
  /** The revision of the data; left out, there is no ETag. */
  getRevision?: () => Promise<string>;
  /** Everything except the page that the response depends on; by default, the filter. */
  getVariant?: (filter: Filter) => readonly unknown[];
  read: (filter: Filter, page: Page) => Promise<Static<Answer>>;
};

export function registerListRoute<Answer extends TSchema, Filter>(
  app: App,
  context: CoreContext,
  { path, summary, response, parseFilter, read, ...list }: List<Answer, Filter>,
): void {
  const { getRevision, getVariant = (filter: Filter) => [filter] } = list;
  const schema = { ...list.schema, response: { 200: response } };
  const preHandler =
    getRevision &&
    conditionalGet(getRevision, (request) =>
      JSON.stringify([getPage(request), ...getVariant(parseFilter(request))]),
    );
  app.get(
    path,
    {
      ...(preHandler && { preHandler }),
      ...staffRouteOptions<FastifySchema>(context, { summary }, schema),
    },
    (request) => {
      const offset = (getPage(request) - 1) * pageSize;
      return read(parseFilter(request), { limit: pageSize, offset });
    },
  );
}

function getPage({ query }: FastifyRequest): number {
  return Number((query as { page?: string }).page ?? '1');
}
