import { expect, test } from 'vitest';
import { helpDeskTypes } from '../../../contract/help-desk/constants';
import { getQueueFilters } from './params';

test.each(helpDeskTypes)('filters %s by decision only if it is time off', (type) => {
  const { show } = getQueueFilters(type, { label: 'Assigned to' }, { label: 'Tag' });
  const labels = Object.values(show.choices);
  const common = ['All', 'Waiting', 'Reviewed'];
  expect(labels).toEqual(type === 'requestPto' ? [...common, 'Approved', 'Declined'] : common);
});
