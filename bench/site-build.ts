import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { buildSite } from '../scripts/build-site';

const article = 'content/blog/making-a-bathroom-safer.mdx';

/** Seconds for a cold build, and for one after an article changed. */
export async function measureSiteBuild(): Promise<{ cold: number; warm: number }> {
  for (const folder of ['.cache', 'public']) rmSync(folder, { recursive: true, force: true });
  const cold = await seconds(buildSite);
  const before = readFileSync(article, 'utf8');
  try {
    appendFileSync(article, '\nOne more line.\n');
    return { cold, warm: await seconds(buildSite) };
  } finally {
    writeFileSync(article, before);
  }
}

async function seconds(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}
