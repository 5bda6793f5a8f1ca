import { expect, test } from 'vitest';
import { auditAddress, type AuditState } from './params';

const state: AuditState = {
  query: 'rosa delgado',
  who: 'intake@agency.example',
  kind: 'disclosure',
  from: '2026-11-01',
  to: '2026-11-20',
  page: 3,
};

test('the audit’s address keeps search, filters and page, and leaves out what is as usual', () => {
  const address = auditAddress.write('/dashboard/user-data?view=audit', state);
  const { searchParams, search } = new URL(address, 'http://x');
  expect(searchParams.get('view')).toBe('audit');
  expect(auditAddress.read(search)).toEqual(state);
  expect(auditAddress.write('/audit', auditAddress.usual)).toBe('/audit');
});

test('what an address names wrongly is as usual', () => {
  expect(auditAddress.read('?kind=all&from=2026-02-31&to=2026-13-01&page=-1')).toEqual(
    auditAddress.usual,
  );
});

test.each(['0202-11-01', '1999-12-31'])(
  '%s stands in the address while it is typed, and is not asked for',
  (day) => {
    const typed = auditAddress.read(`?from=${day}&to=${day}`);
    expect(typed).toMatchObject({ from: day, to: day });
    expect(auditAddress.asked('/audit', typed)).toBe('/audit');
  },
);

test('the words that are searched for are no part of the call’s address', () => {
  const rest = 'who=intake%40agency.example&kind=disclosure&from=2026-11-01&to=2026-11-20';
  expect(auditAddress.asked('/audit', state)).toBe(`/audit?${rest}&page=3`);
  expect(auditAddress.exported('/audit/export', state)).toBe(`/audit/export?${rest}`);
});
