import { expect, test } from 'vitest';
import { countiesOf } from '../../../contract/jobs/counties';
import { regionIds } from '../../../contract/shared/regions';
import { readCountyNames } from './atlas';

test.each(regionIds)('the counties of %s that a job may name are those of the map', async (id) => {
  const counties = await readCountyNames();
  expect([...countiesOf(id)].sort()).toEqual([...new Set(counties(id))].sort());
});
