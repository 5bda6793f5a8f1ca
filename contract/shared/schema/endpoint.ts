import type { Static, TObject, TSchema } from 'typebox';
import type { ScreenId } from '../roles';

/**
 * The callers who are allowed: anyone; anyone whose request is signed, which the handler checks; a signed-in person; staff, even before their
 * second factor; staff who may manage accounts; staff who may open at least one of the screens.
 */
export type EndpointAccess =
  | 'anyone'
  | 'signature'
  | 'signed-in'
  | 'staff'
  | 'account-manager'
  | readonly ScreenId[];

/** One call of the API, declared once: the server registers its handler with it, and the browser takes its types. */
export type Endpoint = {
  summary: string;
  description?: string;
  access: EndpointAccess;
  /** Calls per staff member, or per address where nobody signs in. By default 120 for changes by staff; for others, only the limit of all calls applies. */
  perMinute?: number;
  /** Parameters of the path that are not a record's id. */
  params?: TObject;
  query?: TObject;
  /** 'file' is sent as it is, 'form' as multipart. */
  body?: TSchema | 'file' | 'form';
  /** Of a response with JSON. 'file' is a download. Left out, the response has no body. */
  response?: TSchema | 'file';
  /** Of a response with JSON; by default 200. */
  status?: 201 | 202;
  /** The response has an ETag of its content, and a client that has it gets 304 (RFC 9110, section 13.1.2). */
  hasEtag?: true;
};

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Endpoints by method and path below /api, such as 'GET /employees/:id'. */
export type EndpointTable = Readonly<Record<`${Method} /${string}`, Endpoint>>;

/** Endpoints with the same access, except those that say another one. */
export type OpenTable = Readonly<
  Record<`${Method} /${string}`, Omit<Endpoint, 'access'> & Partial<Pick<Endpoint, 'access'>>>
>;

export const withAccess = <Table extends OpenTable>(access: EndpointAccess, table: Table) =>
  Object.fromEntries(
    Object.entries(table).map(([call, endpoint]) => [call, { access, ...endpoint }]),
  ) as object as { readonly [Call in keyof Table]: Table[Call] & { access: EndpointAccess } };

type PathParams<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Record<Name, string> & PathParams<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Record<Name, string>
    : unknown;

export type Params<Call extends string, Declared> = Declared extends {
  params: infer Schema extends TSchema;
}
  ? Static<Schema> & Omit<PathParams<Call>, keyof Static<Schema>>
  : PathParams<Call>;

export type Query<Declared> = Declared extends { query: infer Schema extends TSchema }
  ? Static<Schema>
  : unknown;

export type JsonBody<Declared> = Declared extends { body: infer Schema extends TSchema }
  ? Static<Schema>
  : undefined;

/** Null for a response without a body. */
export type JsonResponse<Declared> = Declared extends { response: infer Schema extends TSchema }
  ? Static<Schema>
  : null;
