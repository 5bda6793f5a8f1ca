import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageSize } from '../../../../contract/shared/list-limits';
import type { Page } from '../../db/pagination';
import { respondIfUnchanged } from '../etag';
import { validationError } from '../errors';

type ListRequest = FastifyRequest<{ Querystring: { page?: string } }>;

type List<Request extends ListRequest, Filter, Response> = {
  parseFilter: (request: Request) => Filter;
  /** The revision of the data; left out, there is no ETag. */
  getRevision?: () => Promise<string>;
  /** Everything except the page that the response depends on; by default, the filter. */
  getVariant?: (filter: Filter) => readonly unknown[];
  read: (filter: Filter, page: Page) => Promise<Response>;
};

/** Handles a list whose query has a `page`, counted from 1. */
export function createListHandler<Request extends ListRequest, Filter, Response>({
  parseFilter,
  getRevision,
  getVariant = (filter) => [filter],
  read,
}: List<Request, Filter, Response>) {
  return async (request: Request, reply: FastifyReply): Promise<Response> => {
    const filter = parseFilter(request);
    const { page = '1' } = request.query;
    if (getRevision) {
      const variant = JSON.stringify([Number(page), ...getVariant(filter)]);
      const unchanged = respondIfUnchanged(request, reply, await getRevision(), variant);
      if (unchanged) return unchanged;
    }
    return read(filter, { limit: pageSize, offset: (Number(page) - 1) * pageSize });
  };
}

export function parseListLimit(
  { limit }: { limit?: string },
  limits: { readonly default: number; readonly max: number },
): number {
  if (limit === undefined) return limits.default;
  const number = /^\d{1,9}$/.test(limit) ? Number(limit) : 0;
  if (number >= 1 && number <= limits.max) return number;
  throw validationError({ limit: `Please enter a whole number from 1 to ${String(limits.max)}.` });
}
