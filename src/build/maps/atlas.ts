import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Topology } from 'topojson-specification';

/** Reads a file of the us-atlas package. */
export async function readAtlas(name: 'counties-10m' | 'states-10m'): Promise<Topology> {
  const { resolve } = createRequire(join(process.cwd(), 'package.json'));
  return JSON.parse(await readFile(resolve(`us-atlas/${name}.json`), 'utf8')) as Topology;
}
