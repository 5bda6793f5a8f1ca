import { knownAs, regionFacts } from '../../../contract/shared/region-facts';
import type { RegionId } from '../../../contract/shared/regions';
import type { RegionRecord } from '../../site/page-context';
import type { RegionMap } from '../../site/region-map';
import { codeDigest } from '../cache/digest';
import { openTextMemory } from '../cache/text-cache';
import { readAtlas } from './atlas';
import { drawMap } from './draw-map';

/** An independent city, which has the name of the county around it; by county number. */
const baltimoreCity = '24510';

export type RegionMaps = { counties: Record<RegionId, RegionMap>; states: RegionMap };
type Shown = Pick<RegionRecord, 'id' | 'counties'>;

const memoryFile = '.cache/made/maps.json';

/** The counties of each office, and the four states; drawn once for the same counties and code. */
export async function regionMaps(offices: RegionRecord[]): Promise<RegionMaps> {
  const shown = offices.map(({ id, counties }): Shown => ({ id, counties }));
  const draw = () => drawRegionMaps(shown);
  const memory = await openTextMemory(memoryFile, codeDigest(process.cwd()), draw);
  const maps = await memory.recall(JSON.stringify(shown));
  await memory.save();
  return maps;
}

/** That the counties exist the content check has seen to. */
async function drawRegionMaps(offices: Shown[]): Promise<RegionMaps> {
  const [counties, states] = await Promise.all([
    readAtlas('counties-10m'),
    readAtlas('states-10m'),
  ]);
  const mapOf = (office: Shown) =>
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
