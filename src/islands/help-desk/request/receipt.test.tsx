import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { inMail, notInMail } from '../../../../contract/help-desk/constants';
import { Receipt } from './receipt';

// jsdom lays nothing out and cannot scroll.
Element.prototype.scrollIntoView = vi.fn();

afterEach(cleanup);

test.each([
  [true, inMail, notInMail],
  [false, notInMail, inMail],
])('the receipt says whether its link has been mailed: %s', (mailed, said, unsaid) => {
  const receipt = { acknowledged: true as const, reference: 'HD-7K3M-9Q', token: 'x', mailed };
  render(<Receipt receipt={receipt} onAgain={() => undefined} />);
  expect(screen.queryByText(said, { exact: false })).not.toBeNull();
  expect(screen.queryByText(unsaid, { exact: false })).toBeNull();
});
