import { expect, test } from 'vitest';
import { filterAccounts } from '../../../contract/accounts/filter';
import { createAccount } from './testing/sample-accounts';
import { accountsParams } from './params';

test('keeps search, filters, sort, and page in the URL and leaves out defaults', () => {
  const state = {
    query: 'ann lee',
    role: 'intake',
    state: 'disabled',
    sort: 'seen',
    isReversed: true,
    page: 3,
  } as const;
  const url = accountsParams.toUrl('/dashboard/user-data', state);
  expect(accountsParams.parse(new URL(url, 'http://x').search)).toEqual(state);
  expect(accountsParams.toUrl('/dashboard/user-data', accountsParams.defaults)).toBe(
    '/dashboard/user-data',
  );
});

test('ignores invalid values', () => {
  const wrong = '?role=boss&state=x&sort=password&down=yes&page=0';
  expect(accountsParams.parse(wrong)).toEqual(accountsParams.defaults);
});

const accounts = [
  createAccount({ email: 'zoe@agency.example', name: 'Zoë Núñez', role: 'admin' }),
  createAccount({ email: 'ann@agency.example', name: 'Ann Lee', role: 'intake', disabled: true }),
  createAccount({
    email: 'new@agency.example',
    name: null,
    uid: null,
    role: 'owner',
    binding: 'unclaimed',
  }),
  createAccount({
    email: 'vera@mail.example',
    name: 'Vera',
    role: null,
    binding: 'none',
    verified: false,
    lastSignInAt: null,
  }),
];
const emails = (search: string) =>
  filterAccounts(accounts, accountsParams.parse(search)).map(({ email }) => email?.split('@')[0]);

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

test('sorting does not change the original list', () => {
  const before = [...accounts];
  filterAccounts(accounts, accountsParams.parse('?down=1'));
  expect(accounts).toEqual(before);
});
