import { join } from 'node:path';

/**
 * Where the posts and jobs of the office lie for the build, as plugins/gatsby-source-office leaves them: beside content/ and in
 * its form. Not in .cache, which Gatsby empties when its configuration changes.
 */
export const officeFolder = '.office';

/** The pictures of posts, by their names on the site without the slash in front. */
export const officePictures = join(officeFolder, 'images', 'posts');
