import type { GatsbyNode } from 'gatsby';

const queryPatterns = [
  /\bgraphql\b/,
  /<Slice\b/,
  /\bgatsby-plugin-image\b/,
  /\bexport\b[^;]*\b(?:Head|config|getServerData)\b/,
];

/**
 * Hides files without queries and page exports from Gatsby, which otherwise parses every file with 'Head' or 'config' in any word:
 * 2.7 s of each build.
 */
export const preprocessSource: GatsbyNode['preprocessSource'] = ({ contents }) =>
  queryPatterns.some((pattern) => pattern.test(contents)) ? undefined : ';';
