import { basename } from 'node:path';
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

/** A picture of a post, by its address on the site. Throws with one sentence. */
export async function fetchPicture(api: string, path: string): Promise<Buffer> {
  const answer = await ask(`${api}/published/pictures/${basename(path)}`);
  return Buffer.from(await answer.arrayBuffer());
}

async function ask(url: string): Promise<Response> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(patience) }).catch(
    (error: unknown) => {
      const { cause, name } = error as { cause?: { code?: string }; name: string };
      throw new Error(
        `What the office has published could not be asked for: ${url} cannot be reached (${cause?.code ?? name}).`,
      );
    },
  );
  if (answer.ok) return answer;
  throw new Error(
    `What the office has published could not be asked for: ${url} answered ${answer.status}.`,
  );
}
