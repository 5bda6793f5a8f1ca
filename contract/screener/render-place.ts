import { getAreaAgency } from '../programs/area-agencies';
import { formatCountyName } from '../shared/region-facts';
import type { RegionId } from '../shared/regions';
import { escapeHtml } from '../shared/text/escape-html';
import type { Answers } from './answers';
import type { ScreenerCatalog } from './catalog';
import type { ZipCounties } from './form';
import { tag, toHtml } from './html';
import type { ScreenerTexts } from './messages/page-texts.en';

/** The counties that an office serves; none if an older release has built the site. */
type ServedCounties = { id: RegionId; counties: readonly string[] };

type Place = Pick<Answers, 'zip' | 'region' | 'county'>;

/** Below the ZIP code: the county as a guess that can be changed, and whom to ask where we don't work. */
export function renderPlace(
  { zip, region, county }: Place,
  counties: ZipCounties | null,
  offices: readonly ServedCounties[],
  { language, texts: { questions } }: Pick<ScreenerCatalog, 'language' | 'texts'>,
): string {
  const { place: texts } = questions;
  if (zip === null) return '';
  if (region === null) return tag('p', texts.elsewhere(getAreaAgency(null)));
  if (county === null || counties === null) return '';
  const guess = counties.findZipCounty(region, zip);
  const options = counties.listZipCounties(region).map((name) => {
    // The guess is no answer, so that another ZIP code replaces it.
    const value = name === guess ? '' : escapeHtml(name);
    const label = escapeHtml(formatCountyName(region, name, language));
    return `<option value="${value}"${name === county ? ' selected' : ''}>${label}</option>`;
  });
  const name = formatCountyName(region, county, language);
  return [
    `<details><summary>${tag('strong', `${name}.`)} <u>${escapeHtml(texts.change)}</u></summary>`,
    `<label for="screener-county">${escapeHtml(texts.county)}</label>`,
    `<select id="screener-county" name="county">${options.join('')}</select></details>`,
    `<p data-advice>${renderAdvice(region, county, offices, texts)}</p>`,
  ].join('\n');
}

/** Whom to ask if the office does not serve the county. */
export function renderAdvice(
  region: RegionId,
  county: string,
  offices: readonly ServedCounties[],
  { notServed }: ScreenerTexts['questions']['place'],
): string {
  const served = offices.find(({ id }) => id === region)?.counties ?? [];
  const isServed = served.length === 0 || served.includes(county);
  return isServed ? '' : toHtml(notServed(getAreaAgency(region)));
}
