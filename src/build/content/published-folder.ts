import { join } from 'node:path';

/**
 * Where the posts and jobs of the office lie for the build, as plugins/gatsby-source-office leaves them: beside content/ and in
 * its form. Not in .cache, which Gatsby empties when its configuration changes.
 */
export const officeFolder = '.office';

/** Whether a file is of what the office has published, rather than one of content/. */
export function isOfOffice(file: string): boolean {
  return file.startsWith(`${officeFolder}/`);
}

/** The pictures of posts, by their names on the site without the slash in front. */
export const officePictures = join(officeFolder, 'images', 'posts');

/** What of the office was left out of the build, for the publisher: the server gives it to nobody. */
export const leftOutFile = join('public', 'left-out.json');
