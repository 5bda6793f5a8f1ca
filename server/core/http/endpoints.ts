import type {
  FastifyReply,
  FastifyRequest,
  RouteHandlerMethod,
  RouteShorthandOptions,
} from 'fastify';
import Type from 'typebox';
import type {
  Endpoint,
  EndpointAccess,
  EndpointTable,
  JsonBody,
  JsonResponse,
  Params,
  Query,
} from '../../../contract/shared/schema/endpoint';
import { recordId } from '../../../contract/shared/schema/fields';
import type { CoreContext } from '../context';
import type { App } from './app-type';
import { sendWithEtag } from './etag';
import { rateLimit } from './limits/rate-limit';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The guards of the API read it (services/auth/guards.ts). */
    access?: EndpointAccess;
  }
}

export type EndpointRequest<Call extends string, Declared> = FastifyRequest<{
  Params: Params<Call, Declared>;
  Querystring: Query<Declared>;
  Body: JsonBody<Declared>;
}>;

/** A handler returns what the endpoint declares; one that sends a file or a stored response returns the reply. */
type Handler<Call extends string, Declared> = (
  request: EndpointRequest<Call, Declared>,
  reply: FastifyReply,
) => HandlerResult<Declared> | Promise<HandlerResult<Declared>>;

type HandlerResult<Declared> = Declared extends { response: 'file' }
  ? FastifyReply
  : Declared extends { response: unknown }
    ? JsonResponse<Declared>
    : unknown;

/**
 * Returns a function that registers the handler of a declared endpoint. `options.schema` has only what the API document tells beyond the
 * declaration.
 */
export function createHandle<Table extends EndpointTable>(
  app: App,
  context: CoreContext,
  table: Table,
) {
  return <Call extends keyof Table & string>(
    call: Call,
    handler: Handler<Call, Table[Call]>,
    options: RouteShorthandOptions = {},
  ): void => {
    const endpoint = table[call] as Endpoint;
    const [method = '', url = ''] = call.split(' ');
    const by = isStaffOnly(endpoint.access) ? 'staff' : 'address';
    const max = endpoint.perMinute ?? (by === 'staff' && method !== 'GET' ? 120 : undefined);
    app.route({
      ...options,
      method,
      url,
      schema: { ...toSchema(url, endpoint), ...options.schema },
      config: {
        access: endpoint.access,
        ...(max !== undefined && rateLimit(context, { max, perMinutes: 1, by })),
        ...options.config,
      },
      handler: toHandler(endpoint, handler as RouteHandlerMethod),
    });
  };
}

function toHandler(
  { response, status, hasEtag }: Endpoint,
  handler: RouteHandlerMethod,
): RouteHandlerMethod {
  return async function respond(request, reply) {
    if (status !== undefined) void reply.code(status);
    const result: unknown = await handler.call(this, request, reply);
    if (response === undefined) return reply.code(204).send();
    return hasEtag ? sendWithEtag(request, reply, result) : result;
  };
}

export function isStaffOnly(access: EndpointAccess): boolean {
  return access === 'staff' || access === 'account-manager' || typeof access !== 'string';
}

const tags = {
  anyone: 'Visitors',
  signature: 'Other servers',
  'signed-in': 'Signed in',
  staff: 'Staff',
  'account-manager': 'Staff',
} as const;

function toSchema(url: string, endpoint: Endpoint) {
  const { summary, description, access, params, query, body, response, status = 200 } = endpoint;
  const names = [...url.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const ids = Object.fromEntries(names.map((name) => [name, recordId]));
  return {
    summary,
    ...(description !== undefined && { description }),
    tags: [typeof access === 'string' ? tags[access] : 'Staff'],
    ...(access !== 'anyone' && access !== 'signature' && { security: [{ idToken: [] }] }),
    ...(names.length > 0 && { params: Type.Object({ ...ids, ...params?.properties }) }),
    ...(query && { querystring: query }),
    ...(typeof body === 'object' && { body }),
    ...(body === 'form' && { consumes: ['multipart/form-data'] }),
    ...(typeof response === 'object' && { response: { [status]: response } }),
  };
}
