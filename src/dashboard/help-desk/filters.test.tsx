import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { helpDeskTypes } from '../../../contract/help-desk/constants';
import { queueParams } from './params';
import { QueueFilters } from './filters';

test.each(helpDeskTypes)('filters %s by decision only if it is time off', (type) => {
  render(<QueueFilters type={type} state={queueParams.parse('')} onChange={() => undefined} />);
  const { options } = screen.getByLabelText<HTMLSelectElement>('Status');
  const common = ['All', 'Waiting', 'Reviewed'];
  expect([...options].map(({ text }) => text)).toEqual(
    type === 'requestPto' ? [...common, 'Approved', 'Declined'] : common,
  );
});
