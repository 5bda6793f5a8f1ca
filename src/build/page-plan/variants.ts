import { defaultRegion, pathIn, regionIds, type RegionId } from '../../../contract/shared/regions';
import type { Entry } from '../content/entry';
import { PlanError } from './plan-error';

type Varied = 'services' | 'pages';

/** One page to be made: the file it is made from, for which region, at which path. */
export type Variant<Name extends Varied> = { entry: Entry<Name>; region: RegionId; path: string };

/**
 * The region × file matrix. The default file makes the root page (New York); each region in its `regions` gets a page
 * from its own file where one exists, else from the default. A region's own file that nothing lists is an error.
 */
export function expandVariants<Name extends Varied>(entries: Entry<Name>[]): Variant<Name>[] {
  const defaults = entries.filter((entry) => entry.variant === null);
  entries.forEach((entry) => refuseStray(entry, defaults));
  return defaults.flatMap((base) => {
    const listed: readonly string[] = base.fields.regions ?? [];
    const regions = regionIds.filter((id) => id === defaultRegion || listed.includes(id));
    return regions.map((region) => ({
      entry: entries.find((entry) => entry.name === base.name && entry.variant === region) ?? base,
      region,
      path: pathIn(region, `/${base.name}`),
    }));
  });
}

function refuseStray<Name extends Varied>(entry: Entry<Name>, defaults: Entry<Name>[]): void {
  if (entry.variant === null) return;
  const base = defaults.find((candidate) => candidate.name === entry.name);
  const listed: readonly string[] = base?.fields.regions ?? [];
  if (entry.variant === defaultRegion || listed.includes(entry.variant)) return;
  throw new PlanError({
    file: entry.file,
    line: 1,
    problem: base
      ? `${base.file} does not list ${entry.variant} in its regions, so this file makes no page.`
      : `There is no default file ${entry.name}.mdx beside it.`,
    advice: base
      ? `Add ${entry.variant} to "regions" in ${base.file}, or delete this file.`
      : `Write ${entry.name}.mdx with "regions: [${entry.variant}]".`,
  });
}
