import { expect, test } from 'vitest';
import { day, flag, listAddress, nameOrNull, oneOf, page, words } from './list-params';

const address = listAddress({
  open: { ...nameOrNull('row'), isBeside: true },
  query: words(20),
  kind: oneOf('kind', ['letter', 'call'], 'any'),
  from: day('from'),
  late: flag('late'),
  page,
});

test('a state survives the way through the address', () => {
  const state = {
    open: 'a b/&',
    query: 'Núñez & co',
    kind: 'call',
    from: '2026-03-01',
    late: true,
    page: 3,
  } as const;
  const written = address.write('/list', state);
  expect(address.read(new URL(written, 'http://x').search)).toEqual(state);
});

test('what is as usual is left out, and a query that the path has stays', () => {
  expect(address.write('/list', address.usual)).toBe('/list');
  expect(address.write('/list?view=a', { ...address.usual, late: true })).toBe(
    '/list?view=a&late=1',
  );
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
])('what is no value, ?%s, is as usual', (search) => {
  expect(address.read(`?${search}`)).toEqual(address.usual);
});

test('words are no longer than can be searched for', () => {
  expect(address.read(`?q=${'a'.repeat(30)}`).query).toBe('a'.repeat(20));
});

test('another filter begins on the first page, and opening a row keeps the page', () => {
  const third = { ...address.usual, page: 3 };
  expect(address.change(third, { kind: 'call' }).page).toBe(1);
  expect(address.change(third, { kind: 'any' }).page).toBe(3);
  expect(address.change(third, { open: 'a' }).page).toBe(3);
  expect(address.change(third, { open: 'a', kind: 'call', page: 2 }).page).toBe(2);
  expect(address.change(third, { page: 4 }).page).toBe(4);
});

test('filters in use are counted, and neither search nor page nor what is open is one', () => {
  expect(address.inUse({ ...address.usual, open: 'a', query: 'Ann', page: 3 })).toBe(0);
  expect(address.inUse({ ...address.usual, kind: 'call', late: true })).toBe(2);
});

test('the server is asked for the list and its page, without the words and what stands beside it', () => {
  const called = listAddress({
    query: words(),
    kind: { ...oneOf('kind', ['letter', 'call'], 'any'), askedAs: 'sort-of' },
    from: day('from'),
    open: { ...nameOrNull('row'), isBeside: true },
    page,
  });
  const state = called.read('?q=Ann&kind=call&from=0202-03-01&row=r1&page=2');
  expect(called.asked('/rows', state)).toBe('/rows?sort-of=call&page=2');
  expect(called.exported('/rows/export', state)).toBe('/rows/export?sort-of=call');
});

test('words narrow a list as a filter does; its page, its order and what is open do not', () => {
  expect(address.isNarrowed({ ...address.usual, open: 'a', page: 3 })).toBe(false);
  expect(address.isNarrowed({ ...address.usual, query: 'Ann' })).toBe(true);
  expect(address.isNarrowed({ ...address.usual, late: true })).toBe(true);
});
