import { basename } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Published } from '../../contract/publishing/schema';

/** Milliseconds until an API that does not answer is given up. */
const patience = 20_000;

/** What the office has published, from the API at `api` (its address with /api). Throws with one sentence. */
export async function fetchPublished(api: string): Promise<Published> {
  const published = readPublished((await ask(`${api}/published`))?.toString() ?? '');
  if (!Array.isArray(published?.files)) {
    throw new Error(
      `${api}/published did not answer with what is published: is OFFICE_API_URL right?`,
    );
  }
  return published as Published;
}

function readPublished(json: string): Partial<Published> | null {
  try {
    return JSON.parse(json) as Partial<Published> | null;
  } catch {
    return null;
  }
}

/**
 * A picture of a post, by its address on the site; null when it has been taken off the site since it was named. Throws with one sentence.
 */
export async function fetchImage(api: string, path: string): Promise<Buffer | null> {
  return ask(`${api}/published/pictures/${basename(path)}`, true);
}

/** How often a server that is busy, or does not answer, is asked, and milliseconds between the first two times; twice as many each time. */
const tries = 5;
const firstPause = 1_000;

type Answer = { ok: boolean; status: number; body: Buffer };
type Failure = { cause?: { code?: string }; name: string };

/** The whole of an answer; one that breaks off is as none, and asked for again. Null: there is no such thing, where that `mayBeGone`. */
async function ask(url: string, mayBeGone = false): Promise<Buffer | null> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await askOnce(url).catch((error: unknown) => error as Failure);
    const isAnswer = 'status' in answer;
    if (isAnswer && answer.ok) return answer.body;
    if (isAnswer && answer.status === 404 && mayBeGone) return null;
    const passes = !isAnswer || answer.status === 429 || answer.status >= 500;
    if (passes && attempt < tries) {
      await setTimeout(firstPause * 2 ** (attempt - 1));
      continue;
    }
    const why = isAnswer
      ? `answered ${answer.status}`
      : `cannot be reached (${answer.cause?.code ?? answer.name})`;
    throw new Error(`What the office has published could not be asked for: ${url} ${why}.`);
  }
}

async function askOnce(url: string): Promise<Answer> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(patience) });
  return {
    ok: answer.ok,
    status: answer.status,
    body: Buffer.from(await answer.arrayBuffer()),
  };
}
