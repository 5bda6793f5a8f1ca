import type { GeometryCollection } from 'topojson-specification';
import { expect, test } from 'vitest';
import { getCounties } from '../../../contract/jobs/counties';
import { regionFacts } from '../../../contract/shared/region-facts';
import { regionIds } from '../../../contract/shared/regions';
import { readAtlas } from './atlas';

test.each(regionIds)('the counties of %s are those of the map', async (region) => {
  const atlas = await readAtlas('counties-10m');
  const { geometries } = atlas.objects['counties'] as GeometryCollection<{ name: string }>;
  const names = geometries
    .filter(({ id }) => String(id).startsWith(regionFacts[region].fips))
    .map(({ properties }) => (properties as { name: string }).name);
  expect([...getCounties(region)].sort()).toEqual([...new Set(names)].sort());
});
