import { expect, test } from 'vitest';
import { auditParams, type AuditParams } from './params';

const state: AuditParams = {
  query: 'rosa delgado',
  actor: 'intake@agency.example',
  kind: 'disclosure',
  batch: null,
  from: '2026-11-01',
  to: '2026-11-20',
  page: 3,
};

test('the URL keeps the search, the filters, and the page', () => {
  const url = auditParams.toUrl('/dashboard/user-data?view=audit', state);
  const { searchParams, search } = new URL(url, 'http://x');
  expect(searchParams.get('view')).toBe('audit');
  expect(auditParams.parse(search)).toEqual(state);
});

test('invalid values are ignored', () => {
  expect(auditParams.parse('?kind=all&from=2026-02-31&to=2026-13-01&page=-1')).toEqual(
    auditParams.defaults,
  );
});

test.each(['0202-11-01', '1999-12-31'])(
  'the date %s, whose year is still being typed, is kept but not requested',
  (date) => {
    const typed = auditParams.parse(`?from=${date}&to=${date}`);
    expect(typed).toMatchObject({ from: date, to: date });
    expect(auditParams.toInput(typed).query).toEqual({});
  },
);

test('the search text is no part of the request URL', () => {
  const rest = {
    actor: 'intake@agency.example',
    kind: 'disclosure',
    from: '2026-11-01',
    to: '2026-11-20',
  };
  expect(auditParams.toInput(state)).toEqual({
    query: { ...rest, page: '3' },
    search: 'rosa delgado',
  });
  expect(auditParams.toExportQuery(state)).toEqual(rest);
});
