import { unexpectedErrorMessage } from '../../../contract/shared/messages';
import type { ErrorBody } from '../../../contract/shared/schema/error';
import { environment } from '../environment';
import {
  buildCallPath,
  type AnyInput,
  type Call,
  type CallArguments,
  type CallResponse,
  type FileCall,
} from './calls';

/** A response with a status of 400 or more. `message` is for people; `status` and `code` are for programs. */
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

/** The message of an error of a call, for people. */
export function getCallErrorMessage(error: unknown): string {
  return error instanceof ApiError || error instanceof NetworkError
    ? error.message
    : 'Something went wrong. Please try again.';
}

export type CallOptions = {
  headers?: Record<string, string>;
  /** Firebase ID token. */
  token?: string;
  /** Milliseconds. */
  timeout?: number;
  /** Completes the request even if the page is closed. */
  keepalive?: boolean;
};

/** Makes a declared call and returns its response, or null without a body. Throws ApiError or NetworkError. */
export async function callApi<Name extends Call>(
  call: Name,
  ...[input]: CallArguments<Name, CallOptions>
): Promise<CallResponse<Name>> {
  const response = await sendCall(call, input as AnyCallInput | undefined);
  if (!response.ok) throw await toApiError(response);
  return readJson(response);
}

type AnyCallInput = CallOptions & AnyInput & { body?: unknown };

function sendCall(call: Call, input: AnyCallInput = {}): Promise<Response> {
  const method = call.slice(0, call.indexOf(' '));
  return sendRequest(buildCallPath(call, input), { ...input, method });
}

type Sent = CallOptions & { method?: string; body?: unknown };

/** Browsers drop a larger request of a page that is being closed. */
const maxKeepaliveLength = 60_000;

async function sendRequest(path: string, request: Sent): Promise<Response> {
  const { method = 'GET', body, token, timeout = 30_000, keepalive = false } = request;
  const isForm = body instanceof FormData || body instanceof Blob;
  const content = isForm || body === undefined ? body : JSON.stringify(body);
  const headers: Record<string, string> = { accept: 'application/json', ...request.headers };
  if (body !== undefined && !isForm) headers['content-type'] = 'application/json';
  if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
  try {
    return await fetch(`${environment.apiUrl}${path}`, {
      method,
      headers,
      // The cookie of the second factor, also for an API on another host of our domain.
      ...(token !== undefined && { credentials: 'include' }),
      ...(content === undefined ? {} : { body: content }),
      ...(keepalive && String(content).length < maxKeepaliveLength && { keepalive }),
      signal: abortAfter(timeout),
    });
  } catch {
    throw new NetworkError();
  }
}

/** AbortSignal.timeout is missing in browsers before 2022. The signal also limits reading the body, so it isn't cleared. */
function abortAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
}

async function readJson<Body>(response: Response): Promise<Body> {
  try {
    const text = await response.text();
    return (text === '' ? null : JSON.parse(text)) as Body;
  } catch {
    throw new NetworkError();
  }
}

async function toApiError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const error = (body as Partial<ErrorBody> | null)?.error;
  return new ApiError(
    response.status,
    error?.code ?? 'unknown',
    error?.message ?? unexpectedErrorMessage,
    error?.fields,
    error?.issues,
  );
}

/** Creates 32 hex digits. crypto.randomUUID does not exist on pages served without TLS. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

export type Versioned<Response> = { response: Response; etag: string | null };

/**
 * Fetches a path with the last ETag and returns null on 304. The browser must not cache responses with health data, so callers keep them.
 * @param path from getCallPath
 */
export async function fetchIfChanged(
  path: string,
  etag: string | null,
  options: CallOptions = {},
): Promise<Versioned<unknown> | null> {
  const version: Record<string, string> = etag === null ? {} : { 'if-none-match': etag };
  const response = await sendRequest(path, {
    ...options,
    headers: { ...options.headers, ...version },
  });
  if (response.status === 304) return null;
  if (!response.ok) throw await toApiError(response);
  return { response: await readJson(response), etag: response.headers.get('etag') };
}

/** Makes a call that downloads a file. Throws like callApi. */
export async function fetchFile<Name extends FileCall>(
  call: Name,
  ...[input]: CallArguments<Name, CallOptions>
): Promise<File> {
  const response = await sendCall(call, input as AnyCallInput | undefined);
  if (!response.ok) throw await toApiError(response);
  const disposition = response.headers.get('content-disposition') ?? '';
  const [, name] = /filename="([^"]+)"/.exec(disposition) ?? [];
  try {
    const content = await response.blob();
    return new File([content], name ?? 'file', { type: content.type });
  } catch {
    throw new NetworkError();
  }
}
