import { expect, test } from 'vitest';
import { helpDeskTypes } from '../../../contract/help-desk/constants';
import { getQueueFilters, queueParams } from './params';

test.each(helpDeskTypes)('filters %s by decision only if it is time off', (type) => {
  const labels = Object.values(getQueueFilters(type, queueParams.defaults).show.choices);
  const common = ['All', 'Waiting', 'Reviewed'];
  expect(labels).toEqual(type === 'requestPto' ? [...common, 'Approved', 'Declined'] : common);
});
