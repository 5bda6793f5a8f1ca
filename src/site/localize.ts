import { getRegionPath, type RegionId } from '../../contract/shared/regions';

/** The target of a link in a region: the region's variant if it is in `variants`. Keeps query and fragment. */
export function localizePath(path: string, region: RegionId, variants: readonly string[]): string {
  const [, bare = path, rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? [];
  return bare === '/' || variants.includes(bare) ? `${getRegionPath(region, bare)}${rest}` : path;
}
