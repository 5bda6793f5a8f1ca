import type { ErrorBody } from '../../../contract/shared/schema/error';
import { environment } from '../environment';

/** An answer with a status of 400 or more: what the server said, for people (`message`) and for programs (`status`, `code`). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly fields: Readonly<Record<string, string>> = {},
    readonly faults: NonNullable<ErrorBody['error']['faults']> = [],
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

/** No answer that can be read: offline, the server is down, the time is up, or the answer is cut off or not ours. */
export class NetworkError extends Error {
  constructor() {
    super('The connection failed. Check your internet connection and try again.');
    this.name = 'NetworkError';
  }
}

export type ApiRequest = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON, or as it is when it is FormData or a file. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Firebase ID token of the signed-in person. */
  token?: string;
  /** Milliseconds until the call is given up. */
  timeout?: number;
};

/**
 * The one way to call the API. `path` begins with a slash and follows the API's base.
 * Returns the parsed JSON answer (null for an empty one); throws ApiError, or NetworkError when there is no whole answer.
 */
export async function callApi<Answer>(path: string, request: ApiRequest = {}): Promise<Answer> {
  const answer = await send(path, request);
  if (!answer.ok) throw await toError(answer);
  return readJson<Answer>(answer);
}

/** The bare answer of a call; throws NetworkError when there is none. */
export async function send(path: string, request: ApiRequest): Promise<Response> {
  const { method = 'GET', body, token, timeout = 30_000 } = request;
  const isForm = body instanceof FormData || body instanceof Blob;
  const headers: Record<string, string> = { accept: 'application/json', ...request.headers };
  if (body !== undefined && !isForm) headers['content-type'] = 'application/json';
  if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
  try {
    return await fetch(`${environment.apiUrl}${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      signal: abortAfter(timeout),
    });
  } catch {
    throw new NetworkError();
  }
}

/** AbortSignal.timeout, which browsers before 2022 lack. It also bounds the reading of the body, so nothing clears it. */
function abortAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
}

/** A body that is cut off, late or not JSON is no answer; an empty one (204) is null. */
export async function readJson<Answer>(answer: Response): Promise<Answer> {
  try {
    const text = await answer.text();
    return (text === '' ? null : JSON.parse(text)) as Answer;
  } catch {
    throw new NetworkError();
  }
}

/** Whatever the body of a refusal is, its status counts. */
export async function toError(answer: Response): Promise<ApiError> {
  const body: unknown = await answer.json().catch(() => null);
  const error = (body as Partial<ErrorBody> | null)?.error;
  return new ApiError(
    answer.status,
    error?.code ?? 'unknown',
    error?.message ?? 'Something went wrong on our side. Please try again.',
    error?.fields,
    error?.faults,
  );
}
