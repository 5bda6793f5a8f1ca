import { getAreaAgency } from '../../../contract/programs/area-agencies';
import { telHref } from '../../../contract/shared/phone';
import { getRegionPath } from '../../../contract/shared/regions';
import { extraRoutes } from '../../../contract/shared/routes';
import { toLanguagePath, type SiteLanguage } from '../../../contract/shared/text/site-languages';
import { isZipInRanges } from '../../../contract/shared/zip-codes/zip-codes';
import { formatKnownAnswers } from '../../shared/known-answers';
import { routes } from '../../shared/routes';
import type { SearchArea } from '../../shared/search-files';
import type { FoundPage } from './group-hits';
import { otherStates } from './other-states';
import { searchTexts } from './search-texts';
import { foldText } from './read-words';

/** `area` is null in a state without an office. */
export type Place = {
  name: string;
  zip: string | null;
  area: SearchArea | null;
  isServed: boolean;
};

/** Not an amount, such as '$33038' or '60000'. */
const zipCode = /(?:^|[^\w$])(\d\d(?!000)\d{3})(?:-\d{4})?\b/;
const placeWords = /\b(?:the|county|city|zip|code|near|condado|ciudad|codigo|postal|cerca|de)\b/g;

/** The ZIP code, the state, or the city or county of our states that a query names, and the rest of the query. */
export function findPlace(
  query: string,
  areas: readonly SearchArea[],
): { place: Place | null; rest: string } {
  const [, zip] = zipCode.exec(query) ?? [];
  if (zip !== undefined) {
    const area = areas.find(({ zips }) => isZipInRanges(zip, zips)) ?? null;
    return { place: { ...toPlace(zip, area), zip }, rest: simplify(query.replace(zipCode, ' ')) };
  }
  const words = simplify(query);
  const find = (places: Place[]): Place | undefined =>
    places
      .filter(({ name }) => words.includes(simplify(name)))
      .sort((a, b) => simplify(b.name).length - simplify(a.name).length)[0];
  const ownState = find(areas.map((area) => toPlace(area.state, area)));
  const state = simplify(ownState?.name ?? '');
  const isOurs = ownState !== undefined || /\b(?:county|condado)\b/i.test(query);
  const otherState = isOurs ? undefined : find(otherStates.map((name) => toPlace(name, null)));
  const towns = listTowns(ownState?.area ? [ownState.area] : areas);
  const town = find(towns.filter(({ name }) => simplify(name) !== state));
  const place = otherState ?? town ?? ownState;
  if (place === undefined) return { place: null, rest: '' };
  return { place, rest: words.replace(simplify(place.name), ' ').replace(state, ' ') };
}

const toPlace = (name: string, area: SearchArea | null, isServed = area !== null): Place => ({
  name,
  zip: null,
  area,
  isServed,
});

/** Several states have a county of the same name: one that we serve comes first. */
const listTowns = (areas: readonly SearchArea[]): Place[] => [
  ...areas.flatMap((area) => area.served.map((name) => toPlace(name, area))),
  ...areas.flatMap((area) => area.notServed.map((name) => toPlace(name, area, false))),
];

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
  const ofState = area && area.state !== name ? `${name}, ${area.state}` : name;
  const outside = area ? texts.notServed : texts.elsewhere;
  const agency = getAreaAgency(area?.region ?? null);
  return {
    kind: 'place',
    path: toLanguagePath(path, language) + fragment,
    title: texts.careIn(zip === null ? ofState : texts.zip(ofState)),
    place: '',
    description: isServed ? texts.served : outside,
    heading: isServed ? null : { path: telHref(`+${agency.phone}`), text: texts.call(agency) },
    others: [],
  };
}
