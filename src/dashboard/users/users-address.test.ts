import { expect, test } from 'vitest';
import { readUsers, usersAddress } from './users-address';

test('the address keeps search, filters, sort and page, and leaves out what is as usual', () => {
  const state = {
    query: 'ann lee',
    role: 'intake',
    state: 'disabled',
    sort: 'seen',
    down: true,
    page: 3,
  } as const;
  const address = usersAddress('/dashboard/user-data', state);
  expect(readUsers(new URL(address, 'http://x').search)).toEqual(state);
  expect(usersAddress('/dashboard/user-data', readUsers(''))).toBe('/dashboard/user-data');
});

test('what an address names wrongly is as usual', () => {
  const wrong = '?role=boss&state=x&sort=password&down=yes&page=0';
  expect(readUsers(wrong)).toEqual(readUsers(''));
});
