// Separate from api-client.ts, which every public page loads.
import { NetworkError, readJson, sendRequest, toApiError, type ApiRequest } from './api-client';

export type Versioned<Answer> = { answer: Answer; etag: string | null };

/**
 * Sends the last ETag and returns null on 304. Kept by hand because responses with health data are
 * not cached by the browser.
 */
export async function callApiIfChanged<Answer>(
  path: string,
  etag: string | null,
  request: ApiRequest = {},
): Promise<Versioned<Answer> | null> {
  const version: Record<string, string> = etag === null ? {} : { 'if-none-match': etag };
  const answer = await sendRequest(path, {
    ...request,
    headers: { ...request.headers, ...version },
  });
  if (answer.status === 304) return null;
  if (!answer.ok) throw await toApiError(answer);
  return { answer: await readJson<Answer>(answer), etag: answer.headers.get('etag') };
}

export async function fetchFile(path: string, request: ApiRequest = {}): Promise<File> {
  const answer = await sendRequest(path, request);
  if (!answer.ok) throw await toApiError(answer);
  const [, name] = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? [];
  try {
    const content = await answer.blob();
    return new File([content], name ?? 'file', { type: content.type });
  } catch {
    throw new NetworkError();
  }
}
