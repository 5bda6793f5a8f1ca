import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Topology } from 'topojson-specification';
import type { RegionId } from '../../../contract/regions';
import type { RegionRecord } from '../../site/page-context';
import type { RegionMap } from '../../site/region-map';
import { drawMap } from './draw-map';

/** The state's number in the census's county numbers. */
const fips: Record<RegionId, string> = {
  'new-york': '36',
  'new-jersey': '34',
  maryland: '24',
  michigan: '26',
};

async function readAtlas(name: string): Promise<Topology> {
  const { resolve } = createRequire(join(process.cwd(), 'package.json'));
  return JSON.parse(await readFile(resolve(`us-atlas/${name}.json`), 'utf8')) as Topology;
}

/** The counties of each office, and the four states. Throws when a region names a county that its state does not have. */
export async function regionMaps(
  offices: RegionRecord[],
): Promise<{ counties: Record<RegionId, RegionMap>; states: RegionMap }> {
  const [counties, states] = await Promise.all([
    readAtlas('counties-10m'),
    readAtlas('states-10m'),
  ]);
  const mapOf = (office: RegionRecord) => {
    const map = drawMap(counties, {
      object: 'counties',
      isChosen: ({ id, properties }) =>
        String(id).startsWith(fips[office.id]) && office.counties.includes(properties?.name ?? ''),
      height: 380,
      tolerance: 0.7,
      textSize: 14,
    });
    const missing = office.counties.filter((name) => !map.areas.some((area) => area.name === name));
    if (missing.length === 0) return map;
    throw new Error(
      `content/regions/${office.id}.mdx: ${office.state} has no county ${missing.join(', ')}. Write the name without "County".`,
    );
  };
  return {
    counties: Object.fromEntries(offices.map((office) => [office.id, mapOf(office)])) as Record<
      RegionId,
      RegionMap
    >,
    states: drawMap(states, {
      object: 'states',
      isChosen: ({ id }) => Object.values(fips).includes(String(id)),
      height: 330,
      tolerance: 1.1,
      textSize: 19,
    }),
  };
}
