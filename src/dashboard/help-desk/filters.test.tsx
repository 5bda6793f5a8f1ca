import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { helpDeskTypes } from '../../../contract/help-desk/constants';
import { queueAddress } from './params';
import { QueueFilters } from './filters';

afterEach(cleanup);

test.each(helpDeskTypes)(
  'requests of the kind %s are filtered by a decision if they are for time off, and by no other',
  (type) => {
    render(<QueueFilters type={type} state={queueAddress.read('')} onChange={() => undefined} />);
    const states = screen.getByLabelText<HTMLSelectElement>('Status').options;
    const ofAll = ['All', 'Waiting', 'Reviewed'];
    expect([...states].map(({ text }) => text)).toEqual(
      type === 'requestPto' ? [...ofAll, 'Approved', 'Declined'] : ofAll,
    );
  },
);
