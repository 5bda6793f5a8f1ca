import { join } from 'node:path';
import { excludedListPath } from '../../../contract/publishing/overlay';

/**
 * The published posts and jobs of the dashboard, in the form of content/ (plugins/gatsby-source-office). Not in .cache, which Gatsby
 * empties when its configuration changes. The server's renderer uses another folder.
 */
export const publishedFolder = process.env.PUBLISHED_FOLDER || '.office';

export function isPublishedFile(file: string): boolean {
  return file.startsWith(`${publishedFolder}/`);
}

export const publishedImages = join(publishedFolder, 'images', 'posts');

export const movedListFile = join(publishedFolder, 'moved.json');

/** The list of excluded files, for the publisher of a site that its host builds. */
export const excludedListFile = join('public', excludedListPath);
