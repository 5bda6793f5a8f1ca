import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Topology } from 'topojson-specification';
import { regionFacts, type RegionId } from '../../../contract/regions';
import type { RegionRecord } from '../../site/page-context';
import type { RegionMap } from '../../site/region-map';
import { drawMap } from './draw-map';

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
        String(id).startsWith(regionFacts[office.id].fips) &&
        office.counties.includes(properties?.name ?? ''),
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
      isChosen: ({ id }) => Object.values(regionFacts).some(({ fips }) => fips === String(id)),
      height: 330,
      tolerance: 1.1,
      textSize: 19,
    }),
  };
}
