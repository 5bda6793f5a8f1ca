import { expect, test } from 'vitest';
import { usersAddress } from './users-address';

test('the address keeps search, filters, sort and page, and leaves out what is as usual', () => {
  const state = {
    query: 'ann lee',
    role: 'intake',
    state: 'disabled',
    sort: 'seen',
    down: true,
    page: 3,
  } as const;
  const address = usersAddress.write('/dashboard/user-data', state);
  expect(usersAddress.read(new URL(address, 'http://x').search)).toEqual(state);
  expect(usersAddress.write('/dashboard/user-data', usersAddress.usual)).toBe(
    '/dashboard/user-data',
  );
});

test('what an address names wrongly is as usual', () => {
  const wrong = '?role=boss&state=x&sort=password&down=yes&page=0';
  expect(usersAddress.read(wrong)).toEqual(usersAddress.usual);
});
