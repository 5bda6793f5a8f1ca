import { expect, test } from 'vitest';
import * as zipCounties from '../shared/zip-codes/zip-counties';
import { zipRanges } from '../shared/state-facts';
import { readAnswers } from './form';
import { renderPlace } from './render-place';
import { englishScreener } from './catalog';
import { spanishScreener } from './spanish';

const offices = [{ id: 'new-york', counties: ['Queens'] }] as const;

function render(fields: Record<string, string>, catalog = englishScreener): string {
  const answers = readAnswers(fields, zipRanges, zipCounties);
  return renderPlace(answers, zipCounties, offices, catalog);
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
  [englishScreener, /Ask the Eldercare Locator, <a href="tel:\+18006771116">1-800-677-1116<\/a>/],
  [spanishScreener, /Pregunte en Eldercare Locator, <a href="tel:\+18006771116">/],
])('outside our states, the national line is named', (catalog, advice) => {
  expect(render({ zip: '33101' }, catalog)).toMatch(advice);
});

test('an incomplete or new ZIP code shows nothing', () => {
  expect(render({ zip: '1110' })).toBe('');
  expect(render({ zip: '10000' })).toBe('');
});
