import type { GatsbyNode } from 'gatsby';
import { writeFonts } from './fonts';

/** Cuts the fonts before pages are built, for `gatsby develop` as well. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = () => writeFonts('public');
