import type { Endpoints } from '../../../contract/endpoints';
import type {
  JsonBody,
  JsonResponse,
  Params,
  Query,
} from '../../../contract/shared/schema/endpoint';

export type Call = keyof Endpoints;

export type CallResponse<Name extends Call> = JsonResponse<Endpoints[Name]>;

export type FileCall = {
  [Name in Call]: Endpoints[Name] extends { response: 'file' } ? Name : never;
}[Call];

type SentBody<Declared> = Declared extends { body: 'file' }
  ? { body: Blob }
  : Declared extends { body: 'form' }
    ? { body: FormData }
    : Declared extends { body: unknown }
      ? { body: JsonBody<Declared> }
      : object;

type Given<Name extends string, Value> = unknown extends Value
  ? object
  : object extends Value
    ? { [Key in Name]?: Value }
    : { [Key in Name]: Value };

/** The input of a call: parameters of its path, its query, and its body. */
export type CallInput<Name extends Call> = Given<'params', Params<Name, Endpoints[Name]>> &
  Given<'query', Query<Endpoints[Name]>> &
  SentBody<Endpoints[Name]>;

/** Optional where the call needs nothing. */
export type CallArguments<Name extends Call, Options = object> =
  object extends CallInput<Name>
    ? [input?: CallInput<Name> & Options]
    : [input: CallInput<Name> & Options];

export type AnyInput = {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | undefined>>;
};

/** A path below the API's address; values are encoded. A query value that is undefined is left out. */
export function getCallPath<Name extends Call>(
  call: Name,
  ...[input]: CallArguments<Name>
): string {
  return buildCallPath(call, input as AnyInput | undefined);
}

export function buildCallPath(call: Call, { params = {}, query = {} }: AnyInput = {}): string {
  const path = call
    .slice(call.indexOf('/'))
    .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, value);
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}
