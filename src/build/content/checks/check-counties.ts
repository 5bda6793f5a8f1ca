import { getCounties } from '../../../../contract/jobs/counties';
import { regionFacts } from '../../../../contract/shared/region-facts';
import type { RegionId } from '../../../../contract/shared/regions';
import type { ContentIssue } from '../content-issue';

/** Checks that the state of a region has these counties. */
export function checkCounties(
  file: string,
  region: RegionId,
  counties: readonly { name: string; line: number }[],
): ContentIssue[] {
  const known = getCounties(region);
  const { state } = regionFacts[region];
  return counties
    .filter(({ name }) => !known.includes(name))
    .map(({ name, line }) => {
      const similar = known.find((county) => normalize(county) === normalize(name));
      return {
        file,
        line,
        problem: `${state} has no county "${name}".`,
        advice:
          similar === undefined
            ? `Write the name without "County", for example ${known[0]}.`
            : `Write ${similar}.`,
      };
    });
}

/** 'St Clair County' and 'St. Clair' are the same. */
const normalize = (name: string) =>
  name
    .toLowerCase()
    .replace(/ county$/, '')
    .replace(/[^a-z]/g, '');
