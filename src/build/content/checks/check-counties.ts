import { regionFacts } from '../../../../contract/shared/region-facts';
import type { RegionId } from '../../../../contract/shared/regions';
import type { CountyNames } from '../../maps/atlas';
import type { Fault } from '../content-issue';

/** The counties a file names, each with its line, that the state of `region` does not have: no map could show them. */
export function countyFaults(
  file: string,
  region: RegionId,
  named: readonly { name: string; line: number }[],
  counties: CountyNames,
): Fault[] {
  const known = counties(region);
  const { state } = regionFacts[region];
  return named
    .filter(({ name }) => !known.includes(name))
    .map(({ name, line }) => {
      const meant = known.find((county) => plain(county) === plain(name));
      return {
        file,
        line,
        problem: `${state} has no county "${name}".`,
        advice:
          meant === undefined
            ? `Write the name without "County", for example ${known[0]}.`
            : `Write ${meant}.`,
      };
    });
}

/** How a name sounds, however it is written: 'St Clair County' and 'St. Clair' are one. */
const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/ county$/, '')
    .replace(/[^a-z]/g, '');
