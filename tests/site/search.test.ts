import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  siteLanguages,
  toLanguagePath,
  type SiteLanguage,
} from '../../contract/shared/text/site-languages';
import { createSearchIndex } from '../../src/islands/search/search-index';
import {
  getHeadingId,
  getSearchFiles,
  type SearchPages,
  type PageTexts,
} from '../../src/shared/search-files';
import { folder, getText, isNoindex, publicPages } from './built-pages';

const read = <Content>(file: string) =>
  JSON.parse(readFileSync(join(folder, file), 'utf8')) as Content;
const files = siteLanguages.map(getSearchFiles);
const found = files.flatMap(({ pages }) => read<SearchPages>(pages).pages);

test('the search finds every indexed page but lists of a tag, and the list of pages', () => {
  const isFound = (path: string) => !/^(?:\/es)?\/(blog\/(tags|page)\/.*|sitemap)$/.test(path);
  const expected = publicPages.filter((page) => !isNoindex(page) && isFound(page.path));
  expect(found.map(({ path }) => path).sort()).toEqual(expected.map(({ path }) => path).sort());
});

test.each(found)('the headings and questions of $path are in the page', (result) => {
  const page = publicPages.find(({ path }) => path === result.path);
  for (const heading of result.headings)
    expect(getText(page?.document.getElementById(getHeadingId(heading)))).toBe(heading.text);
  for (const { id, text } of result.questions)
    expect(getText(page?.document.getElementById(id)?.querySelector('summary'))).toBe(text);
});

test('every page has a text', () => {
  const texts = files.flatMap((file) => Object.keys(read<PageTexts>(file.texts)));
  expect(texts).toEqual(found.map(({ path }) => path));
});

async function createFind(language: SiteLanguage) {
  const { pages, texts } = getSearchFiles(language);
  const first = await createSearchIndex(read<SearchPages>(pages), language);
  const full = await createSearchIndex(read<SearchPages>(pages), language, read<PageTexts>(texts));
  return (query: string): string[] => {
    const result = first.find(query, undefined);
    const { pages: best } = result.isEnough ? result : full.find(query, undefined);
    return best.map(({ path, heading }) => [path, heading?.path].filter(Boolean).join(' '));
  };
}
const finds = { en: createFind('en'), es: createFind('es') };

const placeOf = (region: string) => `/find-care#careFor=&zip=&region=${region}`;
const paidRelative = '/find-care#can-a-daughter-son-or-other-relative-be-paid';
const paidRelativeEs = '/find-care#le-pueden-pagar-a-una-hija-un-hijo-u-otro-familiar';

test.each([
  ['en', 'paid to care for my mother', paidRelative],
  ['en', 'can I get paid to care for my wife', paidRelative],
  ['en', 'get paid to take care of grandma', paidRelative],
  ['en', 'paid to care for my mother in Maryland', `/maryland${placeOf('maryland')}`],
  ['en', 'paid to care for my mother in Maryland', `/maryland${paidRelative}`],
  ['en', 'paid to care for my mother in Maryland', '#faq-md-family-paid'],
  ['en', 'can my daughter be paid', '#faq-nj-ppp-family'],
  ['en', 'can my husband be my caregiver', paidRelative],
  ['en', 'how can I get paid to take care of my elderly mother at home', paidRelative],
  ['en', 'hire my son', paidRelative],
  ['en', 'does Medicare pay for my mother', '#faq-does-medicare-pay'],
  ['en', 'wife paid caregiver new jersey', '#faq-nj-ppp-family'],
  ['en', 'who pays', '/find-care'],
  ['en', 'am I eligible', '/eligibility'],
  ['en', 'how much does it cost', '/prices'],
  ['en', 'cost of 24 hour care per week', '/prices'],
  ['en', 'does Medicare pay for home care', '#faq-does-medicare-pay'],
  ['en', 'apply for Medicaid', '/resources#checklist-papers-for-a-medicaid-application'],
  ['en', 'veteran Detroit', `/michigan${placeOf('michigan')}`],
  ['en', 'veteran Detroit', '#faq-va'],
  ['es', 'veterano', '#faq-va'],
  ['en', 'Queens', placeOf('new-york')],
  ['en', '10453', '/find-care#careFor=&zip=10453'],
  ['en', '33101', '/service-areas'],
  ['en', 'home care in Florida', 'tel:+18006771116'],
  ['en', 'night shift bronx', '/career'],
  ['en', 'night shift', '/career/overnight-aide-bronx /career/overnight-caregiver-ann-arbor'],
  ['en', 'night shift', '/career/personal-care-aide-rockville'],
  ['en', 'hiring', '/career'],
  ['en', 'jobs in Detroit', '/career/caregiver-detroit'],
  ['en', 'what if my aide does not come', '#faq-what-if-the-aide-does-not-come'],
  ['en', 'phone number New Jersey', '/contact'],
  ['en', 'wheelchair', '/new-jersey/hha'],
  ['en', 'alzhimer', '#faq-ny-who-decides-hours'],
  ['en', 'deaf', '/language-assistance'],
  ['en', 'my dad is deaf', '/language-assistance'],
  ['en', 'give money to my children', '#faq-nj-gifts'],
  ['en', 'ASL', '/language-assistance'],
  ['es', 'me pagan por cuidar a mi mamá', paidRelativeEs],
  ['es', 'me pagan por cuidar a mi mamá en Maryland', `/es/maryland${paidRelativeEs}`],
  ['es', 'cobrar por cuidar a mi esposa', paidRelativeEs],
  ['es', 'quién paga', '/es/find-care'],
  ['es', 'cuánto cuesta', '/es/prices'],
  ['es', 'verificar elegibilidad', '/es/eligibility'],
  ['es', 'cómo solicitar Medicaid', '/es/resources#'],
  ['es', 'sorda', '/es/language-assistance'],
  ['es', 'mi papá es sordo', '/es/language-assistance'],
  ['es', 'bronx noche', '/es/career'],
  ['es', 'trabajo en el Bronx', '/es/career'],
  ['es', 'trabajo de noche Bronx', '/es/career/overnight-aide-bronx'],
  ['es', 'mi esposo me puede cuidar', paidRelativeEs],
  ['es', '10453', '/es/find-care#careFor=&zip=10453'],
] as const)('in %s, “%s” finds %s among the first three', async (language, query, part) => {
  const find = await finds[language];
  expect(find(query).slice(0, 3).join(' ')).toContain(part);
});

test('someone who asks to be paid as a relative finds the article of their state', async () => {
  const find = await finds.en;
  for (const state of ['New York', 'New Jersey', 'Maryland', 'Michigan'])
    expect(find(`paid to care for my mother in ${state}`).join(' ')).toMatch(/\/blog\/.*-paid/);
});

test.each([
  ['night shift bronx', '/covid', false],
  ['ASL', '/blog/making-a-bathroom-safer', false],
  ['Medicare', '/resources', false],
  ['Medicare', '/blog/how-medicaid-pays-for-home-care-in-new-york', true],
  ['how much does it cost', '/private-pay-home-care', true],
  ['complaint', '/licenses-and-quality', true],
])('“%s” finds %s: %s', async (query, page, isFound) => {
  const paths = (await finds.en)(query).map((path) => path.split(/[# ]/)[0]);
  expect(paths.includes(page)).toBe(isFound);
});

test.each(['en', 'es'] as const)(
  'in %s, a city that we don’t know finds nothing, and the page says where to ask',
  async (language) => {
    const find = await finds[language];
    expect([...find('Miami'), ...find('Houston')]).toEqual([]);
    const path = toLanguagePath('/search', language);
    const page = publicPages.find((other) => other.path === path)?.document;
    const links = [...(page?.querySelectorAll('[data-search-next-step] a') ?? [])].map((link) =>
      link.getAttribute('href'),
    );
    expect(links).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^tel:\+1212/),
        toLanguagePath('/find-care', language),
        'tel:+18006771116',
      ]),
    );
  },
);
