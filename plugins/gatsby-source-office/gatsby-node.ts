import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { excludedListFile, publishedFolder } from '../../src/build/content/published-folder';
import { fetchPublished, fetchImage } from './fetch-published';
import { writePublished } from './write-published';

/**
 * Brings what the office has published to where the build reads it, before it does: the site that OFFICE_API_URL names is
 * asked; without it the folder stays as it was left.
 */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }) => {
  const api = process.env.OFFICE_API_URL?.replace(/\/+$/, '');
  await mkdir(dirname(excludedListFile), { recursive: true });
  await writeFile(excludedListFile, '[]');
  if (!api) return;
  const { files } = await fetchPublished(api);
  const { written, removed, refused } = await writePublished(publishedFolder, files, (path) =>
    fetchImage(api, path),
  );
  // The checks of the site go on with it.
  await writeFile(excludedListFile, JSON.stringify(refused));
  reporter.info(
    `Published by the office: ${files.length}, of them ${written} new or changed; ${removed} no longer`,
  );
};
