import { getAreaAgency } from '../../../contract/programs/area-agencies';
import { telHref } from '../../../contract/shared/phone';
import { getRegionPath } from '../../../contract/shared/regions';
import { extraRoutes } from '../../../contract/shared/routes';
import { toLanguagePath, type SiteLanguage } from '../../../contract/shared/text/site-languages';
import { isZipInRanges } from '../../../contract/shared/zip-codes/zip-codes';
import { formatKnownAnswers } from '../../shared/known-answers';
import { routes } from '../../shared/routes';
import type { SearchArea } from '../../shared/search-files';
import type { FoundPage } from './found-pages';
import { searchTexts } from './search-texts';
import { foldText } from './terms';

/** `area` is null for a ZIP code in a state without an office. */
export type Place = {
  name: string;
  zip: string | null;
  area: SearchArea | null;
  isServed: boolean;
};

/** Not '$60000'. */
const zipCode = /\b(\d\d(?!000)\d{3})(?:-\d{4})?\b/;
const placeWords = /\b(?:the|county|city|zip|code|near|condado|ciudad|codigo|postal|cerca|de)\b/g;

/** The ZIP code, or the city or county of our states, that a query names, and the rest of the query. */
export function findPlace(
  query: string,
  areas: readonly SearchArea[],
): { place: Place | null; rest: string } {
  const [, zip] = zipCode.exec(query) ?? [];
  if (zip !== undefined) {
    const area = areas.find(({ zips }) => isZipInRanges(zip, zips)) ?? null;
    const rest = simplify(query.replace(zipCode, ' '));
    return { place: { name: zip, zip, area, isServed: area !== null }, rest };
  }
  const words = simplify(query);
  const [found] = areas
    .flatMap((area) => [
      ...area.served.map((name) => ({ name, area, isServed: true })),
      ...area.notServed.map((name) => ({ name, area, isServed: false })),
    ])
    .map((place) => ({ place, text: simplify(place.name) }))
    .filter(({ text }) => words.includes(text))
    .sort(
      (a, b) =>
        b.text.length - a.text.length || Number(b.place.isServed) - Number(a.place.isServed),
    );
  if (found === undefined) return { place: null, rest: '' };
  return { place: { ...found.place, zip: null }, rest: words.replace(found.text, ' ') };
}

/** ' prince georges ' of 'Prince George’s County' */
function simplify(text: string): string {
  const plain = foldText(text).replace(/['’]/g, '').replace(placeWords, ' ');
  return ` ${(plain.match(/[a-z0-9]+/g) ?? []).join(' ')} `;
}

/** Leads to the answer of "What may pay for care". Like on the home page, the place is in the fragment, which no browser sends. */
export function toPlacePage(
  { name, zip, area, isServed }: Place,
  language: SiteLanguage,
): FoundPage {
  const { place: texts } = searchTexts[language];
  const path = area ? getRegionPath(area.region, extraRoutes.findCare) : routes.serviceAreas;
  const known = { careFor: '', zip: zip ?? '', region: zip === null && area ? area.region : '' };
  const fragment = area ? formatKnownAnswers(known) : '';
  const ofState = area ? `${name}, ${area.state}` : name;
  const outside = area ? texts.notServed : texts.elsewhere;
  const agency = getAreaAgency(area?.region ?? null);
  return {
    kind: 'place',
    path: toLanguagePath(path, language) + fragment,
    title: texts.careIn(zip === null ? ofState : texts.zip(ofState)),
    place: '',
    description: isServed ? texts.served : outside,
    heading: isServed ? null : { path: telHref(agency.phone), text: texts.call(agency) },
    others: [],
  };
}
