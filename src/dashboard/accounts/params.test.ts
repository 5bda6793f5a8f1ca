import { expect, test } from 'vitest';
import { filterAccounts } from '../../../contract/accounts/filter';
import { account } from './testing/sample-accounts';
import { usersAddress } from './params';

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

const accounts = [
  account({ email: 'zoe@agency.example', name: 'Zoë Núñez', role: 'admin' }),
  account({ email: 'ann@agency.example', name: 'Ann Lee', role: 'intake', disabled: true }),
  account({ email: 'new@agency.example', name: null, uid: null, role: 'owner', binding: 'open' }),
  account({
    email: 'vera@mail.example',
    name: 'Vera',
    role: null,
    binding: 'none',
    verified: false,
    lastSignInAt: null,
  }),
];
const emails = (search: string) =>
  filterAccounts(accounts, usersAddress.read(search)).map(({ email }) => email?.split('@')[0]);

test.each([
  ['', ['zoe', 'ann', 'new', 'vera']],
  ['?q=nunez', ['zoe']],
  ['?q=AGENCY+lee', ['ann']],
  ['?q=.*', []],
  ['?role=none', ['vera']],
  ['?role=intake', ['ann']],
  ['?state=active', ['zoe']],
  ['?state=waiting', ['new']],
  ['?state=disabled', ['ann']],
  ['?state=unverified', ['vera']],
  ['?sort=name', ['ann', 'new', 'vera', 'zoe']],
  ['?sort=name&down=1', ['zoe', 'vera', 'new', 'ann']],
  ['?sort=role', ['new', 'ann', 'zoe', 'vera']],
  ['?sort=seen', ['zoe', 'ann', 'new', 'vera']],
])('%j lists %j', (search, expected) => {
  expect(emails(search)).toEqual(expected);
});

test('sorting leaves the list it was given as it was', () => {
  const before = [...accounts];
  filterAccounts(accounts, usersAddress.read('?down=1'));
  expect(accounts).toEqual(before);
});
