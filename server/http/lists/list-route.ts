import type { FastifyRequest, FastifySchema } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { listPage } from '../../../contract/shared/list-limits';
import type { App } from '../app-type';
import type { Context } from '../../context';
import type { Page } from '../../db/pagination';
import { staffRoute } from '../staff-route';
import { answerUnchanged } from '../etag';

type List<Answer extends TSchema, Filter> = {
  path: string;
  summary: string;
  /** `querystring` has a `page`, counted from 1. */
  schema: Pick<FastifySchema, 'params' | 'querystring'>;
  answer: Answer;
  /** What is asked for, its page aside. Throws an HttpError on what may not be asked for. */
  filterOf: (request: FastifyRequest) => Filter;
  /** The tag of what the answer is made of. Left out: the answer is always sent. */
  tagOf?: () => Promise<string>;
  /** What besides the page makes it another answer. Left out: the filter. */
  variantOf?: (filter: Filter) => readonly unknown[];
  read: (filter: Filter, page: Page) => Promise<Static<Answer>>;
};

/** GET {path}: a page of what a filter leaves of a list of the office, 304 while nothing of it has changed. */
export function listRoute<Answer extends TSchema, Filter>(
  app: App,
  context: Context,
  { path, summary, schema, answer, filterOf, ...list }: List<Answer, Filter>,
): void {
  const { tagOf, variantOf = (filter: Filter) => [filter], read } = list;
  const known =
    tagOf &&
    answerUnchanged(tagOf, (request) =>
      JSON.stringify([pageOf(request), ...variantOf(filterOf(request))]),
    );

  app.get(
    path,
    {
      ...(known && { preHandler: known }),
      ...staffRoute<FastifySchema>(context, { summary }, { ...schema, response: { 200: answer } }),
    },
    (request) => {
      const skip = (pageOf(request) - 1) * listPage;
      return read(filterOf(request), { limit: listPage, skip });
    },
  );
}

function pageOf({ query }: FastifyRequest): number {
  return Number((query as { page?: string }).page ?? '1');
}
