import type { GeometryCollection } from 'topojson-specification';
import { expect, test } from 'vitest';
import { getCounties } from '../../../contract/jobs/counties';
import { regionFacts } from '../../../contract/shared/region-facts';
import { regionIds } from '../../../contract/shared/regions';
import { getStateCode, readAtlas } from './region-maps';

test.each(regionIds)('the counties of %s are those of the map', async (region) => {
  const atlas = await readAtlas('counties-10m');
  const { geometries } = atlas.objects['counties'] as GeometryCollection<{ name: string }>;
  const stateCode = getStateCode(atlas, regionFacts[region].state);
  const names = geometries
    .filter(({ id }) => String(id).startsWith(stateCode))
    .map(({ properties }) => (properties as { name: string }).name);
  expect([...getCounties(region)].sort()).toEqual([...new Set(names)].sort());
});
