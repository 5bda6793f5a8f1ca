import { expect, test } from 'vitest';
import { findCurrentView, getViewUrl } from './use-views';

const spanish = {
  ...{ id: 'v1', name: 'Spanish', screen: 'form-messages' as const, isShared: false },
  filter: { language: 'Spanish', sort: 'waiting' },
};

test.each([
  ['?sort=waiting&language=Spanish', spanish],
  ['?language=Spanish&sort=waiting&thread=t1&q=ann&after=x', spanish],
  ['?language=Spanish', undefined],
  ['?language=Spanish&sort=waiting&status=all', undefined],
  ['', undefined],
])(
  'with the query “%s”, the view with exactly its filters and order is current',
  (search, view) => {
    expect(findCurrentView([spanish], 'form-messages', search)).toBe(view);
    expect(findCurrentView([spanish], 'pay-stub', search)).toBeUndefined();
  },
);

test('the link of a view leads to its list', () => {
  const path = '/dashboard/all-form-submission-message';
  expect(getViewUrl(spanish)).toBe(`${path}?language=Spanish&sort=waiting`);
});
