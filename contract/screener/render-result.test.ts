import { expect, test } from 'vitest';
import { translateProgram } from '../programs/program';
import type { Answers } from './answers';
import { englishScreener } from './catalog';
import { renderResult, type ResultOffice } from './render-result';
import { spanishScreener } from './spanish';
import { createResult, type ScreenerResult } from './result';
import { asks, hasMedicaid, programs, skipped } from './testing/scenario';

const office: ResultOffice = {
  id: 'new-jersey',
  state: 'New Jersey',
  company: 'Care & Co',
  place: 'Newark',
  phone: '(973) 555-0118',
  counties: ['Essex'],
  hours: [{ days: 'Monday to Friday', opens: '9:00 AM', closes: '5:00 PM' }],
};
const now = new Date('2026-11-30T15:00:00Z');

const render = (
  result: ScreenerResult,
  at: ResultOffice | null = office,
  catalog = englishScreener,
) =>
  renderResult(
    {
      ...result,
      office: at,
      offices: [office],
      siteOrigin: '',
      hasScript: true,
      emailAction: '/email',
    },
    catalog,
  );
const program = (name: string, fit: ScreenerResult['programs'][number]['fit'], why: string[]) => ({
  id: name,
  name,
  fit,
  why,
  nextStep: 'Call 1-844-627-5465.',
  whoDecides: 'The state',
  howLong: '45 days',
  papers: ['Medicare card'],
  sources: [{ name: 'Law & rules', url: 'https://state.example/?a=1&b=2' }],
});

test('escapes every text, and makes phone numbers links', () => {
  const evil = '<img src=x onerror=alert(1)>"';
  const html = render({
    summary: [{ text: evil, link: { words: evil, to: evil } }],
    programs: [program(evil, 'may-fit', [evil]), program(evil, 'another-way', [evil])],
    hasZip: true,
    county: null,
    hasSkipped: false,
  });
  expect(html).not.toContain('<img');
  expect(html).toContain('Care &amp; Co');
  expect(html).toContain(
    '<a href="https://state.example/?a=1&amp;b=2" lang="en">Law &amp; rules</a>',
  );
  expect(html).toContain('<a href="tel:+18446275465">1-844-627-5465</a>');
  expect(html).toContain('<a href="tel:+19735550118">(973) 555-0118</a>');
});

test('other ways are folded below what may fit, and open if they are all there is', () => {
  const other = program('Other', 'another-way', []);
  const both = {
    summary: [],
    programs: [program('First', 'may-fit', []), other],
    hasZip: true,
    county: null,
  };
  expect(render({ ...both, hasSkipped: false })).toMatch(/First[^]*<details data-other-ways>/);
  expect(
    render({ summary: [], programs: [other], hasZip: true, county: null, hasSkipped: true }),
  ).toContain('<details data-other-ways open>');
});

test.each([
  [englishScreener, 'For veterans and their widows or widowers, VA may help pay.'],
  [
    spanishScreener,
    'El VA puede ayudar a los veteranos y a sus viudas o viudos a pagar el cuidado.',
  ],
])(
  'until the question about the military is answered, the summary leads to what VA pays',
  (catalog, text) => {
    const translated = programs.map((one) => translateProgram(one, catalog.language));
    const answers = { ...skipped, region: 'maryland', careFor: 'parent' } as const;
    const html = render(createResult(answers, translated, now, catalog), office, catalog);
    const [, id] = html.split(`">${text}</a></p>`)[0]?.match(/.*<a href="#(.*)$/s) ?? [];
    expect(html).toMatch(
      new RegExp(`<li id="${id}" [^>]*><h4>[^<]*\\bVA\\b[^<]*Aid and Attendance`),
    );
  },
);

test.each([
  [{ ...skipped }, 'We need to know where care is needed'],
  [{ ...skipped, zip: '33101' }, 'We don’t have an office there'],
])('without a state, the result lists the offices and what every state has', (answers, title) => {
  const html = render(createResult(answers, programs, now, englishScreener), null);
  expect(html).toContain(title);
  expect(html).toContain('New Jersey: <a href="tel:+19735550118">');
  expect(html).toContain('1-800-677-1116');
  expect(html).not.toContain('Send this to the office');
});

test('no answers lead to a dead end or to a refusal', () => {
  const worst = {
    ...skipped,
    region: 'michigan',
    tasks: ['errands'],
    medicaid: 'no',
    income: { min: 90_000, max: null },
    savings: { min: 900_000, max: null },
    age: 30,
    veteran: 'no',
    marital: 'single',
  } as const;
  const html = render(createResult(worst, programs, now, englishScreener));
  expect(html).toMatch(/data-fit="/);
  expect(html).toContain('Talk it over with our office');
  expect(html.match(/about other help, or pay for care yourself/g)).toHaveLength(1);
  expect(html).not.toMatch(/not eligible|ineligible/i);
});

test.each([
  [
    60_000,
    /usually pay for care themselves first: .* <a href="\/prices">[^]*Paying for care yourself[^]*<details data-other-ways>[^]*MI Choice/,
  ],
  [
    5_000,
    /<p data-summary>One program may fit, and one more may help\. Start with <a href="#program-1">MI Choice Waiver<\/a>\.<\/p>[^]*<li id="program-1" data-fit="may-fit"><h4>MI Choice[^]*<details data-other-ways>[^]*Paying for care yourself/,
  ],
])(
  'with savings of %i, the summary on top and the order of programs say what comes first',
  (savings, order) => {
    const answers: Answers = {
      ...skipped,
      region: 'michigan',
      age: 79,
      marital: 'single',
      veteran: 'no',
      ...asks(2_300, savings),
    };
    expect(render(createResult(answers, programs, now, englishScreener))).toMatch(order);
  },
);

test.each<[string, Partial<Answers>, string, string]>([
  [
    'the program that pays a daughter, whatever fits better',
    { region: 'new-york', careFor: 'parent', ...hasMedicaid },
    'Start here: may help</h3><ul data-programs><li id="program-1" data-fit="may-fit-if"><h4>Consumer Directed',
    '<h3>May fit</h3><ul data-programs><li id="program-2" data-fit="may-fit"><h4>Personal care',
  ],
  [
    'no program that can’t pay the husband who asks',
    { region: 'new-york', careFor: 'spouse', ...hasMedicaid },
    '<h3>May fit</h3><ul data-programs><li id="program-1" data-fit="may-fit"><h4>Personal care',
    '<h3>May help, depending on a few more things</h3><ul data-programs><li id="program-2"',
  ],
])('the programs start with %s', (_what, answers, first, second) => {
  const result = createResult({ ...skipped, ...answers }, programs, now, englishScreener);
  const html = render(result);
  expect(html).toContain(first);
  expect(html).toContain(second);
});

test('a card names the first step, and its details all of them; a step of an earlier card leads there', () => {
  const answers = { ...skipped, region: 'new-york', ...hasMedicaid } as const;
  const html = render(createResult(answers, programs, now, englishScreener));
  const assessor =
    'Call the New York Independent Assessor, <a href="tel:+18552228350">1-855-222-8350</a>.';
  expect(html).toContain(`<strong>First step:</strong> ${assessor}</p><details>`);
  expect(html).toContain(`<dt>All steps</dt><dd>${assessor} To apply for Medicaid`);
  expect(html).toMatch(
    /<h4>Consumer Directed.*<strong>First step:<\/strong> the same as for <a href="#program-1">MLTC<\/a>\.</,
  );
});

test.each([
  [englishScreener, 'new-york', 'Queens', 'To apply for Medicaid, call HRA'],
  [
    englishScreener,
    'new-york',
    'Albany',
    'To apply for Medicaid, call the state’s Medicaid helpline',
  ],
  [englishScreener, 'new-york', null, 'To apply for Medicaid in New York City, call HRA'],
  [spanishScreener, 'new-york', 'Queens', 'Para solicitar Medicaid, llame a HRA'],
  [englishScreener, 'michigan', 'Wayne', 'for your part of Wayne County'],
  [spanishScreener, 'michigan', 'Oakland', 'waiver de su condado, <a href="tel:+18008527795">'],
  [englishScreener, 'michigan', 'Kent', 'Call MI Options'],
] as const)('the next step is that of the county (%#)', (catalog, region, county, step) => {
  const translated = programs.map((one) => translateProgram(one, catalog.language));
  const result = createResult({ ...skipped, region, county }, translated, now, catalog);
  const html = render(result, office, catalog);
  expect(html).toContain(step);
  if (county !== null) expect(html).not.toContain('New York City');
});

test('only an estimate with skipped questions says so', () => {
  const texts = { all: { ...skipped, region: 'maryland' as const }, hasSkipped: /you skipped/ };
  const result = createResult(texts.all, programs, now, englishScreener);
  expect(render(result)).toMatch(texts.hasSkipped);
  expect(render({ ...result, hasSkipped: false })).not.toMatch(texts.hasSkipped);
});

test.each([
  ['Essex', 'Essex County. <a', null],
  ['Salem', 'Salem County. <a', 'Ask the Aging and Disability Resource Connection, <a href="tel:'],
])('a result for %s names the county, and whom else to ask', (county, name, advice) => {
  const answers = { ...skipped, zip: '07102', region: 'new-jersey', county } as const;
  const html = render(createResult(answers, programs, now, englishScreener));
  expect(html).toContain(name);
  expect(html).toContain('Send this to the office');
  if (advice === null) expect(html).not.toContain('Our aides usually don’t work');
  else expect(html).toContain(advice);
});
