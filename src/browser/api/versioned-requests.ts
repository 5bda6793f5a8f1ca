// Separate from api-client.ts, which every public page loads.
import { NetworkError, readJson, sendRequest, toApiError, type ApiRequest } from './api-client';

export type Versioned<Answer> = { answer: Answer; etag: string | null };

/** Sends the last ETag and returns null on 304. The browser must not cache responses with health data, so callers keep them. */
export async function callApiIfChanged<Answer>(
  path: string,
  etag: string | null,
  request: ApiRequest = {},
): Promise<Versioned<Answer> | null> {
  const version: Record<string, string> = etag === null ? {} : { 'if-none-match': etag };
  const response = await sendRequest(path, {
    ...request,
    headers: { ...request.headers, ...version },
  });
  if (response.status === 304) return null;
  if (!response.ok) throw await toApiError(response);
  return { answer: await readJson<Answer>(response), etag: response.headers.get('etag') };
}

export async function fetchFile(path: string, request: ApiRequest = {}): Promise<File> {
  const response = await sendRequest(path, request);
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
