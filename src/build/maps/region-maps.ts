import { getCountyName, regionFacts } from '../../../contract/shared/region-facts';
import type { RegionId } from '../../../contract/shared/regions';
import type { RegionRecord } from '../../site/page-context';
import type { RegionMap } from '../../site/region-map';
import { digestCode } from '../cache/digest';
import { openTextCache } from '../cache/text-cache';
import { readAtlas } from './atlas';
import { drawMap } from './draw-map';

/** The FIPS code of an independent city with the name of the surrounding county. */
const baltimoreCity = '24510';

type RegionMaps = { counties: Record<RegionId, RegionMap>; states: RegionMap };
type MapOffice = Pick<RegionRecord, 'id' | 'counties'>;

/**
 * Maps of each office's counties and of the four states. Drawn by the build because editors choose the counties (content/regions/);
 * cached because drawing takes most of a second.
 */
export async function getRegionMaps(offices: RegionRecord[]): Promise<RegionMaps> {
  const mapOffices = offices.map(({ id, counties }): MapOffice => ({ id, counties }));
  const draw = () => drawRegionMaps(mapOffices);
  const cache = await openTextCache('.cache/made/maps.json', digestCode(process.cwd()), draw);
  const maps = await cache.get(JSON.stringify(mapOffices));
  await cache.save();
  return maps;
}

async function drawRegionMaps(offices: MapOffice[]): Promise<RegionMaps> {
  const [counties, states] = await Promise.all([
    readAtlas('counties-10m'),
    readAtlas('states-10m'),
  ]);
  const drawCounties = (office: MapOffice) =>
    drawMap(counties, {
      object: 'counties',
      isSelected: ({ id, properties }) =>
        String(id).startsWith(regionFacts[office.id].fips) &&
        office.counties.includes(properties?.name ?? ''),
      getName: (id, name) =>
        id === baltimoreCity ? 'Baltimore City' : getCountyName(office.id, name),
      height: 380,
      tolerance: 0.7,
      textSize: 14,
    });
  return {
    counties: Object.fromEntries(
      offices.map((office) => [office.id, drawCounties(office)]),
    ) as Record<RegionId, RegionMap>,
    states: drawMap(states, {
      object: 'states',
      isSelected: ({ id }) => Object.values(regionFacts).some(({ fips }) => fips === String(id)),
      height: 330,
      tolerance: 1.1,
      textSize: 19,
    }),
  };
}
