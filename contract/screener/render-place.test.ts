import { expect, test } from 'vitest';
import * as zipCounties from '../shared/zip-codes/zip-counties';
import { zipRanges } from '../shared/state-facts';
import { readAnswers } from './form';
import { formatCounty, renderPlace } from './render-place';
import { screenerTexts } from './texts.en';
import { screenerTextsEs } from './texts.es';

const offices = [{ id: 'new-york', counties: ['Queens'] }] as const;

function render(fields: Record<string, string>, texts = screenerTexts): string {
  const answers = readAnswers(fields, zipRanges, zipCounties);
  return renderPlace(answers, zipCounties, offices, texts);
}

test('the county is a guess that a list of the state’s counties changes', () => {
  const html = render({ zip: '11101' });
  expect(html).toContain('<strong>Queens County.</strong> <u>Change</u>');
  expect(html).toContain('<option value="" selected>Queens County</option>');
  expect(html).toContain('<option value="St. Lawrence">St. Lawrence County</option>');
  expect(html.match(/<option/g)).toHaveLength(62);
  expect(html).not.toContain('don’t work');
});

test('a chosen county stays chosen, and is named with whom to ask if we don’t serve it', () => {
  const html = render({ zip: '11101', county: 'Albany' });
  expect(html).toContain('<strong>Albany County.</strong>');
  expect(html).toContain('<option value="Albany" selected>');
  expect(html).toContain('don’t work in this county. Ask NY Connects, <a href="tel:+18003429871">');
});

test.each([
  [screenerTexts, /Ask the Eldercare Locator, <a href="tel:\+18006771116">1-800-677-1116<\/a>/],
  [screenerTextsEs, /Pregunte en Eldercare Locator, <a href="tel:\+18006771116">/],
])('outside our states, the national line is named', (texts, advice) => {
  expect(render({ zip: '33101' }, texts)).toMatch(advice);
});

test('an incomplete or new ZIP code shows nothing', () => {
  expect(render({ zip: '1110' })).toBe('');
  expect(render({ zip: '10000' })).toBe('');
});

test.each([
  ['new-york', 'Kings', 'Brooklyn (Kings County)', 'Brooklyn (Condado de Kings)'],
  ['maryland', 'Baltimore City', 'Baltimore City', 'Ciudad de Baltimore'],
  ['maryland', 'Baltimore', 'Baltimore County', 'Condado de Baltimore'],
] as const)('%s, %s has a name in both languages', (region, county, english, spanish) => {
  expect(formatCounty(region, county, screenerTexts.questions.place)).toBe(english);
  expect(formatCounty(region, county, screenerTextsEs.questions.place)).toBe(spanish);
});
