import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { leftOutFile, officeFolder } from '../../src/build/content/published-folder';
import { fetchPublished, fetchPicture } from './fetch-published';
import { writePublished } from './write-published';

/**
 * Brings what the office has published to where the build reads it, before it does: the site that OFFICE_API_URL names is
 * asked; without it the folder stays as it was left.
 */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }) => {
  const api = process.env.OFFICE_API_URL?.replace(/\/+$/, '');
  await mkdir(dirname(leftOutFile), { recursive: true });
  await writeFile(leftOutFile, '[]');
  if (!api) return;
  const { files } = await fetchPublished(api);
  const { written, removed, refused } = await writePublished(officeFolder, files, (path) =>
    fetchPicture(api, path),
  );
  // The checks of the site go on with it.
  await writeFile(leftOutFile, JSON.stringify(refused));
  reporter.info(
    `Published by the office: ${files.length}, of them ${written} new or changed; ${removed} no longer`,
  );
};
