import { basename } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Published } from '../../../contract/publishing/schema';

/** Milliseconds. */
const timeout = 20_000;
const maxAttempts = 5;
/** Milliseconds; doubles with each attempt. */
const firstDelay = 1_000;

export async function fetchPublished(api: string): Promise<Published> {
  const json = (await fetchWithRetry(`${api}/published`))?.toString() ?? '';
  const published = parsePublished(json);
  if (!Array.isArray(published?.files)) {
    throw new Error(`${api}/published returned something else. Check OFFICE_API_URL.`);
  }
  // A server of an earlier release has no `moved`.
  return { ...(published as Published), moved: published.moved ?? [] };
}

function parsePublished(json: string): Partial<Published> | null {
  try {
    return JSON.parse(json) as Partial<Published> | null;
  } catch {
    return null;
  }
}

/** Fetches an image of a post; null if it was unpublished in the meantime. */
export async function fetchImage(api: string, path: string): Promise<Buffer | null> {
  return fetchWithRetry(`${api}/published/pictures/${basename(path)}`, true);
}

type Result = { ok: boolean; status: number; body: Buffer };
type Failure = { cause?: { code?: string }; name: string };

async function fetchWithRetry(url: string, mayBeMissing = false): Promise<Buffer | null> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await fetchOnce(url).catch((error: unknown) => error as Failure);
    const isResponse = 'status' in result;
    if (isResponse && result.ok) return result.body;
    if (isResponse && result.status === 404 && mayBeMissing) return null;
    const canRetry = !isResponse || result.status === 429 || result.status >= 500;
    if (!canRetry || attempt >= maxAttempts) {
      const reason = isResponse
        ? `status ${result.status}`
        : `no connection (${result.cause?.code ?? result.name})`;
      throw new Error(`Could not fetch published content from ${url}: ${reason}.`);
    }
    await setTimeout(firstDelay * 2 ** (attempt - 1));
  }
}

async function fetchOnce(url: string): Promise<Result> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeout) });
  return {
    ok: response.ok,
    status: response.status,
    body: Buffer.from(await response.arrayBuffer()),
  };
}
