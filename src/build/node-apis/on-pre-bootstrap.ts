import type { GatsbyNode } from 'gatsby';
import { excludeInvalidContent } from '../content/build-content';
import { copyPostImages } from '../images/copy-post-images';

/** Excludes invalid published content before Gatsby reads it. Also runs in `gatsby develop`. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async () => {
  await copyPostImages('public');
  await excludeInvalidContent();
};
