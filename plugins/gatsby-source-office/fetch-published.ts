import { basename } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Published } from '../../contract/published';

/** Milliseconds until an API that does not answer is given up. */
const patience = 20_000;

/** What the office has published, from the API at `api` (its address with /api). Throws with one sentence. */
export async function fetchPublished(api: string): Promise<Published> {
  const answer = await ask(`${api}/published`);
  const published = (await answer.json().catch(() => null)) as Partial<Published> | null;
  if (!Array.isArray(published?.files)) {
    throw new Error(
      `${api}/published did not answer with what is published: is OFFICE_API_URL right?`,
    );
  }
  return published as Published;
}

/**
 * A picture of a post, by its address on the site; null when it has been taken off the site since it was named. Throws with one sentence.
 */
export async function fetchPicture(api: string, path: string): Promise<Buffer | null> {
  const answer = await ask(`${api}/published/pictures/${basename(path)}`, [404]);
  return answer.status === 404 ? null : Buffer.from(await answer.arrayBuffer());
}

/** How often a server that is busy, or does not answer, is asked, and milliseconds between the first two times; twice as many each time. */
const tries = 5;
const firstPause = 1_000;

async function ask(url: string, taken: readonly number[] = []): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(patience) }).catch(
      (error: unknown) => error as { cause?: { code?: string }; name: string },
    );
    const isAnswer = answer instanceof Response;
    if (isAnswer && (answer.ok || taken.includes(answer.status))) return answer;
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
