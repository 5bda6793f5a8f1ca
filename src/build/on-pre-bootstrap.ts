import type { GatsbyNode } from 'gatsby';
import { writeFonts } from './fonts';
import { writeIcons } from './pictures/icons';
import { siteName } from './site-name';

/** Cuts the fonts and draws the icons before pages are built, for `gatsby develop` as well. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async () => {
  await Promise.all([writeFonts('public'), writeIcons('public', siteName())]);
};
