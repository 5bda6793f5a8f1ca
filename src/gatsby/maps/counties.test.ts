import type { GeometryCollection } from 'topojson-specification';
import { expect, test } from 'vitest';
import { getCounties } from '../../../contract/jobs/counties';
import { regionFacts } from '../../../contract/shared/region-facts';
import { regionIds, type RegionId } from '../../../contract/shared/regions';
import { getAtlasName, getStateCode, readAtlas } from './region-maps';

async function listAtlasCounties(region: RegionId) {
  const atlas = await readAtlas('counties-10m');
  const { geometries } = atlas.objects['counties'] as GeometryCollection<{ name: string }>;
  const stateCode = getStateCode(atlas, regionFacts[region].state);
  return geometries
    .filter(({ id }) => String(id).startsWith(stateCode))
    .map(({ id, properties }) => ({
      id: String(id),
      name: getAtlasName(String(id), (properties as { name: string }).name),
    }));
}

test.each(regionIds)('the counties of %s are those of the map', async (region) => {
  const names = (await listAtlasCounties(region)).map(({ name }) => name);
  expect([...getCounties(region)].sort()).toEqual(names.sort());
});

test.each(regionIds)('the independent cities of %s are those of the census', async (region) => {
  const cities = (await listAtlasCounties(region)).filter(({ id }) => Number(id.slice(2)) >= 510);
  const named = getCounties(region).filter((name) => name.endsWith(' City'));
  expect(named).toEqual(cities.map(({ name }) => name));
});
