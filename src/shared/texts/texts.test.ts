import { expect, test } from 'vitest';
import { noticeLanguages } from '../../../contract/shared/languages';
import { es } from './es';

test('office hours, dates, and pay are written as in US Spanish', () => {
  const hours = { days: 'Monday to Friday', opens: '9:00\u00a0AM', closes: '5:00\u00a0PM' };
  const plain = (text: string | null) => text?.replace(/\u00a0/g, ' ');
  expect(plain(es.formatHours(hours))).toBe('Lunes a viernes, 9:00 a. m. a 5:00 p. m.');
  expect(plain(es.formatHours({ ...hours, days: 'Monday, Wednesday, and Friday' }))).toMatch(
    /^Lunes, miércoles y viernes,/,
  );
  expect(es.formatDate('2026-11-20')).toBe('20 de noviembre de 2026');
  expect(es.jobs.pay({ from: 20, to: 22.5, per: 'HOUR' })).toBe('$20.00 a $22.50 por hora');
  expect(es.jobs.pay({ from: 46_000, to: 46_000, per: 'YEAR' })).toBe('$46,000 al año');
});

test('every language of job ads and notices has a Spanish name', () => {
  expect(noticeLanguages.filter((name) => !(name in es.jobs.languages))).toEqual([]);
});
