import { expect, test } from 'vitest';
import { helpDeskTypes } from '../../../contract/help-desk/constants';
import { queueParams } from './params';
import { getQueueFilters } from './filters';

test.each(helpDeskTypes)('filters %s by decision only if it is time off', (type) => {
  const labels = Object.values(getQueueFilters(type, queueParams.defaults).show.choices);
  const common = ['All', 'Waiting', 'Reviewed'];
  expect(labels).toEqual(type === 'requestPto' ? [...common, 'Approved', 'Declined'] : common);
});
