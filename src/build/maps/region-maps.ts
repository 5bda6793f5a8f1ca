import { knownAs, regionFacts } from '../../../contract/region-facts';
import type { RegionId } from '../../../contract/regions';
import type { RegionRecord } from '../../site/page-context';
import type { RegionMap } from '../../site/region-map';
import { readAtlas } from './atlas';
import { drawMap } from './draw-map';

/** An independent city, which has the name of the county around it; by county number. */
const baltimoreCity = '24510';

/** The counties of each office, and the four states. That their counties exist the content check has seen to. */
export async function regionMaps(
  offices: RegionRecord[],
): Promise<{ counties: Record<RegionId, RegionMap>; states: RegionMap }> {
  const [counties, states] = await Promise.all([
    readAtlas('counties-10m'),
    readAtlas('states-10m'),
  ]);
  const mapOf = (office: RegionRecord) =>
    drawMap(counties, {
      object: 'counties',
      isChosen: ({ id, properties }) =>
        String(id).startsWith(regionFacts[office.id].fips) &&
        office.counties.includes(properties?.name ?? ''),
      nameOf: (id, name) => (id === baltimoreCity ? 'Baltimore City' : knownAs(office.id, name)),
      height: 380,
      tolerance: 0.7,
      textSize: 14,
    });
  return {
    counties: Object.fromEntries(offices.map((office) => [office.id, mapOf(office)])) as Record<
      RegionId,
      RegionMap
    >,
    states: drawMap(states, {
      object: 'states',
      isChosen: ({ id }) => Object.values(regionFacts).some(({ fips }) => fips === String(id)),
      height: 330,
      tolerance: 1.1,
      textSize: 19,
    }),
  };
}
