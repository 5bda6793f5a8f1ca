import { expect, test } from 'vitest';
import { account } from '../parts/testing/sample-accounts';
import { arrangeAccounts, pageSize } from './arrange-accounts';
import { usersAddress } from './users-address';

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
  arrangeAccounts(accounts, usersAddress.read(search)).shown.map(
    ({ email }) => email?.split('@')[0],
  );

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

test('a page holds fifty, and a page that is not there is the last one', () => {
  const many = Array.from({ length: pageSize + 2 }, (_, index) =>
    account({ email: `a${String(index)}@mail.example` }),
  );
  const last = arrangeAccounts(many, usersAddress.read('?page=9'));
  expect([last.shown.length, last.page, last.pages, last.found]).toEqual([2, 2, 2, 52]);
});

test('sorting leaves the list it was given as it was', () => {
  const before = [...accounts];
  arrangeAccounts(accounts, usersAddress.read('?down=1'));
  expect(accounts).toEqual(before);
});
