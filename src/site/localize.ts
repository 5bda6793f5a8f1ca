import { pathIn, type RegionId } from '../../contract/regions';

/**
 * The path a link leads to on a page of `region`: the region's variant of a root path where there is one
 * (`variants` lists those root paths), else the path itself. Query and fragment are kept.
 */
export function localize(path: string, region: RegionId, variants: readonly string[]): string {
  const [, bare = path, rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? [];
  return variants.includes(bare) ? `${pathIn(region, bare)}${rest}` : path;
}
