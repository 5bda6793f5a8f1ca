import { expect, test } from 'vitest';
import { day, flag, listAddress, nameOrNull, oneOf, page, words } from './list-params';

const params = listAddress({
  open: { ...nameOrNull('row'), isBeside: true },
  query: words(20),
  kind: oneOf('kind', ['letter', 'call'], 'any'),
  from: day('from'),
  late: flag('late'),
  page,
});

test('a state can be url to a URL and read back', () => {
  const state = {
    open: 'a b/&',
    query: 'Núñez & co',
    kind: 'call',
    from: '2026-03-01',
    late: true,
    page: 3,
  } as const;
  const url = params.write('/list', state);
  expect(params.read(new URL(url, 'http://x').search)).toEqual(state);
});

test('default values are left out, and a query in the path stays', () => {
  expect(params.write('/list', params.usual)).toBe('/list');
  expect(params.write('/list?view=a', { ...params.usual, late: true })).toBe('/list?view=a&late=1');
});

test.each([
  'kind=fax',
  'from=today',
  'from=2026-13-01',
  'late=yes',
  'page=0',
  'page=-1',
  'page=1.5',
  'page=x',
  'page=1e9',
  'page=',
])('reads the default for the invalid value ?%s', (search) => {
  expect(params.read(`?${search}`)).toEqual(params.usual);
});

test('cuts a search at the maximum length', () => {
  expect(params.read(`?q=${'a'.repeat(30)}`).query).toBe('a'.repeat(20));
});

test('a change of filters goes back to page 1; opening a row keeps the page', () => {
  const third = { ...params.usual, page: 3 };
  expect(params.change(third, { kind: 'call' }).page).toBe(1);
  expect(params.change(third, { kind: 'any' }).page).toBe(3);
  expect(params.change(third, { open: 'a' }).page).toBe(3);
  expect(params.change(third, { open: 'a', kind: 'call', page: 2 }).page).toBe(2);
  expect(params.change(third, { page: 4 }).page).toBe(4);
});

test('counts active filters without the search, the page, and the open row', () => {
  expect(params.inUse({ ...params.usual, open: 'a', query: 'Ann', page: 3 })).toBe(0);
  expect(params.inUse({ ...params.usual, kind: 'call', late: true })).toBe(2);
});

test('API paths leave out the search and what does not change the rows', () => {
  const renamed = listAddress({
    query: words(),
    kind: { ...oneOf('kind', ['letter', 'call'], 'any'), askedAs: 'sort-of' },
    from: day('from'),
    open: { ...nameOrNull('row'), isBeside: true },
    page,
  });
  const state = renamed.read('?q=Ann&kind=call&from=0202-03-01&row=r1&page=2');
  expect(renamed.asked('/rows', state)).toBe('/rows?sort-of=call&page=2');
  expect(renamed.exported('/rows/export', state)).toBe('/rows/export?sort-of=call');
});

test('a search narrows a list; its page and the open row do not', () => {
  expect(params.isNarrowed({ ...params.usual, open: 'a', page: 3 })).toBe(false);
  expect(params.isNarrowed({ ...params.usual, query: 'Ann' })).toBe(true);
  expect(params.isNarrowed({ ...params.usual, late: true })).toBe(true);
});
