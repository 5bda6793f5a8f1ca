import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { buildSite } from '../scripts/build-site';

const article = 'content/blog/making-a-bathroom-safer.mdx';

/** Seconds for a cold build, and for one after an article changed. */
export async function measureSiteBuild(): Promise<{ cold: number; warm: number }> {
  for (const folder of ['.cache', 'public']) rmSync(folder, { recursive: true, force: true });
  const cold = await measureSeconds(buildSite);
  const before = readFileSync(article, 'utf8');
  try {
    appendFileSync(article, '\nOne more line.\n');
    return { cold, warm: await measureSeconds(buildSite) };
  } finally {
    writeFileSync(article, before);
  }
}

async function measureSeconds(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}
