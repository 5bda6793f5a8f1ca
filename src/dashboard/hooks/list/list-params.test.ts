import { expect, test } from 'vitest';
import { createListParams } from './list-params';
import { param } from './url-params';

const params = createListParams({
  open: param.viewOnly(param.id('row')),
  query: param.search,
  kind: param.oneOf('kind', ['letter', 'call'], 'any'),
  from: param.day('from', 'From'),
  late: param.flag('late'),
  page: param.page,
});

test('a state can be written to a URL and read back', () => {
  const state = {
    open: 'a b/&',
    query: 'Núñez & co',
    kind: 'call',
    from: '2026-03-01',
    late: true,
    page: 3,
  } as const;
  const url = params.toUrl('/list', state);
  expect(params.parse(new URL(url, 'http://x').search)).toEqual(state);
});

test('default values are left out, and a query in the path stays', () => {
  expect(params.toUrl('/list', params.defaults)).toBe('/list');
  expect(params.toUrl('/list?view=a', { ...params.defaults, late: true })).toBe(
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
])('reads the default for the invalid value ?%s', (search) => {
  expect(params.parse(`?${search}`)).toEqual(params.defaults);
});

test('cuts a search at the maximum length', () => {
  expect(params.parse(`?q=${'a'.repeat(300)}`).query).toBe('a'.repeat(200));
});

test('a change of filters goes back to page 1; opening a row keeps the page', () => {
  const third = { ...params.defaults, page: 3 };
  expect(params.applyChanges(third, { kind: 'call' }).page).toBe(1);
  expect(params.applyChanges(third, { kind: 'any' }).page).toBe(3);
  expect(params.applyChanges(third, { open: 'a' }).page).toBe(3);
  expect(params.applyChanges(third, { open: 'a', kind: 'call', page: 2 }).page).toBe(2);
  expect(params.applyChanges(third, { page: 4 }).page).toBe(4);
});

test('a change of filters goes back to the first page of a list that is paged by key', () => {
  const byKey = createListParams({
    late: param.flag('late'),
    after: param.cursor('after'),
    before: param.cursor('before'),
  });
  const second = byKey.parse('?after=2026-03-01T15:00:00.000Z~7');
  expect(second.after).toBe('2026-03-01T15:00:00.000Z~7');
  expect(byKey.applyChanges(second, { late: true })).toEqual({ ...byKey.defaults, late: true });
  expect(byKey.parse('?before=a%20b').before).toBeNull();
});

test('the query of a call leaves out the search and what does not change the rows', () => {
  const renamed = createListParams({
    query: param.search,
    kind: { ...param.oneOf('kind', ['letter', 'call'], 'any'), apiName: 'sort-of' },
    from: param.day('from', 'From'),
    open: param.viewOnly(param.id('row')),
    page: param.page,
  });
  const state = renamed.parse('?q=Ann&kind=call&from=0202-03-01&row=r1&page=2');
  expect(renamed.toInput(state)).toEqual({
    query: { 'sort-of': 'call', page: '2' },
    search: 'Ann',
  });
  expect(renamed.toExportQuery(state)).toEqual({ 'sort-of': 'call' });
});

test('a search narrows a list; its page and the open row do not', () => {
  expect(params.isFiltered({ ...params.defaults, open: 'a', page: 3 })).toBe(false);
  expect(params.isFiltered({ ...params.defaults, query: 'Ann' })).toBe(true);
  expect(params.isFiltered({ ...params.defaults, late: true })).toBe(true);
});
