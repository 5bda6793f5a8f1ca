import type { ErrorBody } from '../../../contract/shared/schema/error';
import { environment } from '../environment';

/**
 * A response with a status of 400 or more. `message` is for people; `status` and `code` are for
 * programs.
 */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly fields: Readonly<Record<string, string>> = {},
    readonly issues: NonNullable<ErrorBody['error']['issues']> = [],
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

/** No usable response: offline, timed out, or cut off. */
export class NetworkError extends Error {
  constructor() {
    super('The connection failed. Check your internet connection and try again.');
    this.name = 'NetworkError';
  }
}

export type ApiRequest = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON unless it is FormData or a file. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Firebase ID token. */
  token?: string;
  /** Milliseconds. */
  timeout?: number;
};

/**
 * Calls the API. `path` begins with a slash. Returns the parsed JSON (null if empty).
 * Throws ApiError or NetworkError.
 */
export async function callApi<Answer>(path: string, request: ApiRequest = {}): Promise<Answer> {
  const answer = await sendRequest(path, request);
  if (!answer.ok) throw await toApiError(answer);
  return readJson<Answer>(answer);
}

export async function sendRequest(path: string, request: ApiRequest): Promise<Response> {
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

/**
 * AbortSignal.timeout is missing in browsers before 2022. The signal also limits reading the body,
 * so it isn't cleared.
 */
function abortAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
}

export async function readJson<Answer>(answer: Response): Promise<Answer> {
  try {
    const text = await answer.text();
    return (text === '' ? null : JSON.parse(text)) as Answer;
  } catch {
    throw new NetworkError();
  }
}

export async function toApiError(answer: Response): Promise<ApiError> {
  const body: unknown = await answer.json().catch(() => null);
  const error = (body as Partial<ErrorBody> | null)?.error;
  return new ApiError(
    answer.status,
    error?.code ?? 'unknown',
    error?.message ?? 'Something went wrong on our side. Please try again.',
    error?.fields,
    error?.issues,
  );
}
