import { pathIn, type RegionId } from '../../contract/shared/regions';

/**
 * The path a link leads to on a page of `region`: the region's variant of a root path where there is one
 * (`variants` lists those root paths), the region's front page for the site's, else the path itself. Query and fragment are
 * kept.
 */
export function localize(path: string, region: RegionId, variants: readonly string[]): string {
  const [, bare = path, rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? [];
  return bare === '/' || variants.includes(bare) ? `${pathIn(region, bare)}${rest}` : path;
}
