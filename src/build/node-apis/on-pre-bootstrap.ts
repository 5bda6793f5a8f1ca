import type { GatsbyNode } from 'gatsby';
import { iconFiles } from '../../site/icon-files';
import { fontFiles } from '../../site/font-files';
import { illustrationNames, illustrationPath } from '../../site/illustrations';
import { leaveOutRefused } from '../content/build-content';
import { writeFonts } from '../fonts';
import { writeIllustrations } from '../illustrations/draw-illustrations';
import { writeOfficePictures } from '../images/copy-post-images';
import { writeIcons } from '../images/icons';
import { once } from '../cache/run-once';
import { siteName } from '../site-name';

const inPublic = (paths: readonly string[]) => paths.map((path) => `public${path}`);

/**
 * Cuts the fonts and draws icons and pictures before pages are built, for `gatsby develop` as well; and takes away what of the office the
 * build refuses, before Gatsby reads it.
 */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async () => {
  await Promise.all([
    once('fonts', inPublic(Object.values(fontFiles)), () => writeFonts('public')),
    once('icons', inPublic([iconFiles.manifest]), () => writeIcons('public', siteName())),
    once('drawings', inPublic(illustrationNames.map(illustrationPath)), () =>
      writeIllustrations('public'),
    ),
    writeOfficePictures('public'),
  ]);
  await leaveOutRefused();
};
