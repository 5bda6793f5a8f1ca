import type { GatsbyNode } from 'gatsby';
import { writeFonts } from './fonts';
import { writeIllustrations } from './illustrations/draw-illustrations';
import { writeOfficePictures } from './pictures/write-office-pictures';
import { writeIcons } from './pictures/icons';
import { siteName } from './site-name';

/** Cuts the fonts and draws icons and pictures before pages are built, for `gatsby develop` as well. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async () => {
  await Promise.all([
    writeFonts('public'),
    writeIcons('public', siteName()),
    writeIllustrations('public'),
    writeOfficePictures('public'),
  ]);
};
