import type { ErrorBody } from '../../contract/errors';
import { environment } from './environment';

/** An answer with a status of 400 or more: what the server said, for people (`message`) and for programs (`status`, `code`). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly fields: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

/** No answer at all: offline, the server is down, or the time is up. */
export class NetworkError extends Error {
  constructor() {
    super('The connection failed. Check your internet connection and try again.');
    this.name = 'NetworkError';
  }
}

export type ApiRequest = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON, or as multipart when it is FormData. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Firebase ID token of the signed-in person. */
  token?: string;
  /** Milliseconds until the call is given up. */
  timeout?: number;
};

/**
 * The one way to call the API. `path` begins with a slash and follows the API's base.
 * Returns the parsed JSON answer (null for an empty one); throws ApiError or NetworkError.
 */
export async function callApi<Answer>(path: string, request: ApiRequest = {}): Promise<Answer> {
  const answer = await send(path, request);
  const body: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw toError(answer.status, body);
  return body as Answer;
}

/** An answer with the version (ETag) the server gave it. */
export type Versioned<Answer> = { answer: Answer; etag: string | null };

/**
 * The same for an answer that is asked for again and again: sent with the ETag of the last one, it returns null when nothing
 * has changed since (304). The version is kept by hand because answers with health data are not kept by the browser.
 */
export async function callApiIfChanged<Answer>(
  path: string,
  etag: string | null,
  request: ApiRequest = {},
): Promise<Versioned<Answer> | null> {
  const version: Record<string, string> = etag === null ? {} : { 'if-none-match': etag };
  const answer = await send(path, { ...request, headers: { ...request.headers, ...version } });
  if (answer.status === 304) return null;
  if (!answer.ok) throw toError(answer.status, await answer.json().catch(() => null));
  try {
    return { answer: (await answer.json()) as Answer, etag: answer.headers.get('etag') };
  } catch {
    throw new NetworkError();
  }
}

/** The same for an answer that is a file. */
export async function fetchFile(path: string, request: ApiRequest = {}): Promise<Blob> {
  const answer = await send(path, request);
  if (!answer.ok) throw toError(answer.status, await answer.json().catch(() => null));
  return answer.blob();
}

async function send(path: string, request: ApiRequest): Promise<Response> {
  const { method = 'GET', body, token, timeout = 30_000 } = request;
  const isForm = body instanceof FormData;
  const headers: Record<string, string> = { accept: 'application/json', ...request.headers };
  if (body !== undefined && !isForm) headers['content-type'] = 'application/json';
  if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
  try {
    return await fetch(`${environment.apiUrl}${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeout),
    });
  } catch {
    throw new NetworkError();
  }
}

function toError(status: number, body: unknown): ApiError {
  const error = (body as Partial<ErrorBody> | null)?.error;
  return new ApiError(
    status,
    error?.code ?? 'unknown',
    error?.message ?? 'Something went wrong on our side. Please try again.',
    error?.fields,
  );
}
