import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { regionFacts } from '../../../contract/shared/region-facts';
import type { RegionId } from '../../../contract/shared/regions';

type Named = { name: string };

/** A file of the us-atlas package: 'counties-10m' or 'states-10m'. */
export async function readAtlas(name: string): Promise<Topology> {
  const { resolve } = createRequire(join(process.cwd(), 'package.json'));
  return JSON.parse(await readFile(resolve(`us-atlas/${name}.json`), 'utf8')) as Topology;
}

/** The names of a state's counties, without "County", as the census has them. */
export type CountyNames = (region: RegionId) => readonly string[];

export async function readCountyNames(): Promise<CountyNames> {
  const atlas = await readAtlas('counties-10m');
  const { geometries } = atlas.objects['counties'] as GeometryCollection<Named>;
  return (region) =>
    geometries
      .filter(({ id }) => String(id).startsWith(regionFacts[region].fips))
      .map(({ properties }) => (properties as Named).name);
}
