// What only the office's screens ask for: apart from api.ts, which every page of the site loads.
import { NetworkError, readJson, send, toError, type ApiRequest } from './api-client';

/** An answer with the version (ETag) the server gave it. */
export type Versioned<Answer> = { answer: Answer; etag: string | null };

/**
 * `callApi` for an answer that is asked for again and again: sent with the ETag of the last one, it returns null when nothing
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
  if (!answer.ok) throw await toError(answer);
  return { answer: await readJson<Answer>(answer), etag: answer.headers.get('etag') };
}

/** `callApi` for an answer that is a file; its name is the one that the server gave it. */
export async function fetchFile(path: string, request: ApiRequest = {}): Promise<File> {
  const answer = await send(path, request);
  if (!answer.ok) throw await toError(answer);
  const [, name] = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? [];
  try {
    const content = await answer.blob();
    return new File([content], name ?? 'file', { type: content.type });
  } catch {
    throw new NetworkError();
  }
}
