import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import {
  excludedListFile,
  movedListFile,
  publishedFolder,
} from '../../src/gatsby/content/published-folder';
import { fetchImage, fetchPublished } from '../../src/gatsby/published/fetch-published';
import { writePublished } from '../../src/gatsby/published/write-published';

/** Downloads published posts and jobs from OFFICE_API_URL before the build reads them. Without it, the folder is not changed. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }) => {
  const api = process.env.OFFICE_API_URL?.replace(/\/+$/, '');
  await mkdir(dirname(excludedListFile), { recursive: true });
  await writeFile(excludedListFile, '[]');
  if (!api) return;
  const { files, moved } = await fetchPublished(api);
  const { written, removed, excluded } = await writePublished(publishedFolder, files, (path) =>
    fetchImage(api, path),
  );
  await writeFile(movedListFile, JSON.stringify(moved));
  // The content check adds to the list.
  await writeFile(excludedListFile, JSON.stringify(excluded));
  reporter.info(
    `Published posts and jobs: ${files.length} (${written} files changed, ${removed} removed)`,
  );
};
