import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { getCountyName, regionFacts } from '../../../contract/shared/region-facts';
import type { RegionId } from '../../../contract/shared/regions';
import { curlQuotes } from '../../../contract/shared/text/curl-quotes';
import type { RegionRecord, RegionMap } from '../../shared/page-context';
import { openTextCache, digestCode } from '../text-cache';
import { drawMap } from './draw-map';

export type RegionMaps = { counties: Record<RegionId, RegionMap>; states: RegionMap };
type MapOffice = Pick<RegionRecord, 'id' | 'counties'>;

/**
 * Maps of each office's counties and of the offices’ states. Drawn by the build because editors choose the counties (content/regions/);
 * cached because drawing takes most of a second.
 */
export async function getRegionMaps(offices: RegionRecord[]): Promise<RegionMaps> {
  const mapOffices = offices.map(({ id, counties }): MapOffice => ({ id, counties }));
  const draw = (json: string) => drawRegionMaps(JSON.parse(json) as MapOffice[]);
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
  const drawCounties = (office: MapOffice) => {
    const stateCode = getStateCode(counties, regionFacts[office.id].state);
    return drawMap(counties, {
      object: 'counties',
      isSelected: ({ id, properties }) =>
        String(id).startsWith(stateCode) &&
        office.counties.includes(getAtlasName(String(id), properties?.name ?? '')),
      getName: (id, name) => curlQuotes(getCountyName(office.id, getAtlasName(id, name))),
      height: 380,
      tolerance: 0.7,
      textSize: 14,
    });
  };
  return {
    counties: Object.fromEntries(
      offices.map((office) => [office.id, drawCounties(office)]),
    ) as Record<RegionId, RegionMap>,
    states: drawMap(states, {
      object: 'states',
      isSelected: ({ properties }) =>
        Object.values(regionFacts).some(({ state }) => state === properties?.name),
      height: 330,
      tolerance: 1.1,
      textSize: 19,
    }),
  };
}

/** FIPS codes of independent cities begin at 510 within their state (census.gov, county and county equivalent entities). */
const firstCityCode = 510;

/** The name of a county on the map. The atlas gives an independent city the name of the county around it. */
export function getAtlasName(id: string, name: string): string {
  const isCity = Number(id.slice(2)) >= firstCityCode;
  return isCity && !name.endsWith(' City') ? `${name} City` : name;
}

export async function readAtlas(name: 'counties-10m' | 'states-10m'): Promise<Topology> {
  const { resolve } = createRequire(join(process.cwd(), 'package.json'));
  return JSON.parse(await readFile(resolve(`us-atlas/${name}.json`), 'utf8')) as Topology;
}

/** The FIPS code of a state, with which its counties' ids begin. */
export function getStateCode({ objects }: Topology, state: string): string {
  const { geometries } = objects['states'] as GeometryCollection;
  const found = geometries.find(
    ({ properties }) => (properties as { name?: string } | undefined)?.name === state,
  );
  if (!found) throw new Error(`There is no map of "${state}" (content/settings/regions.json).`);
  return String(found.id);
}
