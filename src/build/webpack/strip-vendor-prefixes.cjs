const standard = 'var defaultStylisPlugins = [prefixer];';

/**
 * Webpack loader for @emotion/cache: leaves out what writes names of CSS for browsers older than those of
 * docs/decisions/013-page-weight.md (1 kB of each page's scripts). What still wants such a name has it by hand.
 * @param {string} source
 */
module.exports = function withoutPrefixes(source) {
  if (!source.includes(standard))
    throw new Error('@emotion/cache is not as no-prefixes.cjs knows it');
  return source.replace(standard, 'var defaultStylisPlugins = [];');
};
