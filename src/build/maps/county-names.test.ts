import { expect, test } from 'vitest';
import { countiesOf } from '../../../contract/county-names';
import { regionIds } from '../../../contract/regions';
import { readCountyNames } from './atlas';

test.each(regionIds)('the counties of %s that a job may name are those of the map', async (id) => {
  const counties = await readCountyNames();
  expect([...countiesOf(id)].sort()).toEqual([...new Set(counties(id))].sort());
});
