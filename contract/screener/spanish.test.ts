import { expect, test } from 'vitest';
import { translateProgram } from '../programs/program';
import { regionIds } from '../shared/regions';
import type { SiteLanguage } from '../shared/text/site-languages';
import type { Answers } from './answers';
import { englishScreener, type ScreenerCatalog } from './catalog';
import { formatReason } from './messages/reason';
import { renderResult, type ResultOffice } from './render-result';
import { formatForOffice } from './office-summary';
import { createResult } from './result';
import { spanishScreener } from './spanish';
import { programs, skipped } from './testing/scenario';

const now = new Date('2026-11-30T15:00:00Z');
const office: ResultOffice = {
  id: 'new-york',
  state: 'Maryland',
  company: 'Larkspan',
  place: 'Baltimore',
  phone: '(973) 555-0118',
  counties: ['Baltimore'],
  hours: [{ days: 'Monday to Friday', opens: '9:00 AM', closes: '5:00 PM' }],
};

/** All texts of a catalog, by their keys. */
function listTexts(part: unknown, key = ''): [string, string][] {
  if (typeof part === 'string') return [[key, part]];
  if (typeof part === 'function') {
    const values = {
      limit: 1,
      price: 1,
      amount: 1,
      count: 2,
      age: 3,
      min: 4,
      max: 5,
      program: 'CDPAP',
      name: 'MAP',
      phone: '1',
    };
    const hours = { days: 'Monday to Friday', opens: '9:00 AM', closes: '5:00 PM' };
    return [[key, String((part as (...all: unknown[]) => string)({ ...values, ...hours }, '2'))]];
  }
  return Object.entries(part as object).flatMap(([name, one]) => listTexts(one, `${key}.${name}`));
}

test('every text has a Spanish one', () => {
  const list = ({ texts, messages, summaryMessages }: ScreenerCatalog) =>
    listTexts([texts, messages, summaryMessages]);
  const [english, spanish] = [list(englishScreener), list(spanishScreener)];
  expect(spanish.map(([key]) => key)).toEqual(english.map(([key]) => key));
  const same = spanish.filter(([, text], index) => text === english[index]?.[1]);
  expect([...new Set(same.map(([, text]) => text))]).toEqual(['No']);
});

test('one task and several are grammatical', () => {
  const say = (count: number) =>
    formatReason({ key: 'tasks-few', count }, spanishScreener.messages);
  expect(say(1)).toMatch(/^Debe tener dificultad con al menos una tarea diaria\./);
  expect(say(3)).toMatch(/^Debe tener dificultad con al menos 3 tareas diarias\./);
});

const inLanguage = (language: SiteLanguage) =>
  programs.map((one) => translateProgram(one, language));

function listSentences(answers: Answers, catalog: ScreenerCatalog): string[] {
  const result = createResult(answers, inLanguage(catalog.language), now, catalog);
  const offices = [office];
  const shown = {
    ...result,
    office,
    offices,
    siteOrigin: '',
    hasScript: true,
    emailAction: '/email',
  };
  const html = renderResult(shown, catalog);
  return html
    .replace(/<a [^>]*lang="en">.*?<\/a>/g, '')
    .split(/<[^>]*>/)
    .flatMap((text) => text.trim() || []);
}

/** Names of offices, forms, and people, and phone numbers. */
const isName = (text: string) =>
  /^(?:[^\p{Ll}]*|Larkspan|Medicaid|Community First Choice.*|VA Form.*)$/u.test(text);

test.each([...regionIds, null])('a result for %s is all Spanish', (region) => {
  const answers = { ...skipped, region, county: region && 'Queens' };
  const english = listSentences(answers, englishScreener);
  const spanish = listSentences(answers, spanishScreener);
  expect(spanish.length).toBe(english.length);
  expect(spanish.filter((text) => english.includes(text) && !isName(text))).toEqual([]);
});

test('without its Spanish, a program is shown in English', () => {
  const [program] = programs;
  const { es: _es, ...english } = program ?? expect.fail();
  expect(translateProgram({ ...english, es: { howLong: 'Un mes' } }, 'es')).toMatchObject({
    howLong: 'Un mes',
    nextStep: english.nextStep,
  });
});

test('staff read English, and that the person used Spanish', () => {
  const answers: Answers = { ...skipped, region: 'maryland', careFor: 'parent' };
  const read = (catalog: ScreenerCatalog) => {
    const { language } = catalog;
    const result = createResult(answers, inLanguage(language), now, catalog);
    return formatForOffice(answers, result, language);
  };
  expect(read(spanishScreener)).toBe(`Answered in Spanish\n${read(englishScreener)}`);
});
