import { telHref } from '../../../contract/shared/phone';
import { regionFacts } from '../../../contract/shared/region-facts';
import type { LayoutContext, RegionRecord } from '../../shared/page-context';
import type { Texts } from '../../shared/texts/en';
import { toFormOffice } from '../../shared/page-office';

type OfficeFormats = Pick<Texts, 'formatHours' | 'header'>;

/** The office's texts in header, footer, and calls to action. */
export function getOfficeTexts(
  { company, email, phone, place, ...office }: RegionRecord,
  { formatHours, header }: OfficeFormats,
) {
  const [brand = '', ...unit] = company.split(' ');
  const { street, city, state, zip } = office.address;
  const hours = office.hours.map(formatHours);
  return {
    company,
    homeLabel: header.home(company),
    brand,
    unit: unit.join(' '),
    phone,
    email,
    place,
    state: office.state,
    addressLines: `${street}\n${city}, ${state} ${zip}`,
    address: `${street}, ${city}, ${state} ${zip}`,
    hours: hours.join('\n'),
    firstHours: hours[0] ?? '',
    afterHours: office.afterHours.phone,
    afterHoursPurpose: office.afterHours.purpose,
    license: office.license,
  };
}
export type OfficeTextName = keyof ReturnType<typeof getOfficeTexts>;

/** The targets of links to an office. */
function getOfficeLinks({ phone, afterHours, email, path }: RegionRecord) {
  return {
    home: path,
    phone: telHref(phone),
    afterHours: telHref(afterHours.phone),
    email: `mailto:${email}`,
  };
}
type OfficeLinkName = keyof ReturnType<typeof getOfficeLinks>;

/** The attributes of what the office script replaces. */
export const officeAttributes = {
  /** Of an element's text, after its icon. */
  text: 'data-office-text',
  /** Of a link's target. */
  link: 'data-office-link',
  /** Of the logo's path. */
  mark: 'data-office-mark',
  launcher: 'data-launcher',
  /** Of a list whose links keep their targets. */
  allOffices: 'data-all-offices',
};

export const markOfficeText = (name: OfficeTextName) => ({ [officeAttributes.text]: name });
export const markOfficeLink = (name: OfficeLinkName) => ({ [officeAttributes.link]: name });

type Formats = { own: OfficeFormats; other: OfficeFormats };

/** The office script shows an office with it on a page of another one, which may be in the other language. */
export function getOfficeData(
  {
    language,
    region,
    otherRegion,
    variants,
  }: Pick<LayoutContext, 'language' | 'region' | 'otherRegion' | 'variants'>,
  formats: Formats,
) {
  const texts = getOfficeTexts(region, formats.own);
  const others = Object.entries(getOfficeTexts({ ...region, ...otherRegion }, formats.other));
  return {
    language,
    texts,
    otherTexts: Object.fromEntries(
      others.filter(([name, text]) => texts[name as OfficeTextName] !== text),
    ) as Partial<typeof texts>,
    links: getOfficeLinks(region),
    variants,
    mark: regionFacts[region.id].logo,
    form: toFormOffice(region),
  };
}
