import {
  defaultRegion,
  getRegionPath,
  regionIds,
  type RegionId,
} from '../../../contract/shared/regions';
import type { Entry } from '../content/entry';
import { PlanError } from '../content/issues';

type Varied = 'services' | 'pages';

export type Variant<Name extends Varied> = { entry: Entry<Name>; region: RegionId; path: string };

/**
 * Expands files to pages: the default file for New York, and for each region in its `regions` the region's own file or else the
 * default. @throws PlanError for a region's file that is not listed
 */
export function expandVariants<Name extends Varied>(entries: Entry<Name>[]): Variant<Name>[] {
  const defaults = entries.filter((entry) => entry.variant === null);
  entries.forEach((entry) => rejectUnlisted(entry, defaults));
  return defaults.flatMap((base) => {
    const listed: readonly string[] = base.fields.regions ?? [];
    const regions = regionIds.filter((id) => id === defaultRegion || listed.includes(id));
    return regions.map((region) => ({
      entry: entries.find((entry) => entry.name === base.name && entry.variant === region) ?? base,
      region,
      path: getRegionPath(region, `/${base.name}`),
    }));
  });
}

function rejectUnlisted<Name extends Varied>(entry: Entry<Name>, defaults: Entry<Name>[]): void {
  if (entry.variant === null) return;
  const base = defaults.find((candidate) => candidate.name === entry.name);
  const listed: readonly string[] = base?.fields.regions ?? [];
  if (entry.variant === defaultRegion || listed.includes(entry.variant)) return;
  const { file, name, variant } = entry;
  if (base === undefined) {
    throw new PlanError(
      file,
      `There is no default file ${name}.mdx beside it.`,
      `Write ${name}.mdx with "regions: [${variant}]".`,
    );
  }
  throw new PlanError(
    file,
    `${base.file} does not list ${variant} in its regions, so this file has no page.`,
    `Add ${variant} to "regions" in ${base.file}, or delete this file.`,
  );
}
