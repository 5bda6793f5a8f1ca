import Type, { type Static, type TSchema } from 'typebox';
import { jobAdRequirements } from '../../../../contract/jobs/job-ad-laws';
import { noticeLanguages } from '../../../../contract/shared/languages';
import { regionIds } from '../../../../contract/shared/regions';
import { closedObject, date, group, oneOf, regionList, text, url } from './shared-fields';

/** content/settings/regions.json. */
export const RegionSettings = forEachRegion(
  group('state, timeZone, countyNames and logo', {
    state: text('the name of the state, for example "New Jersey"'),
    timeZone: Type.Enum(Intl.supportedValuesOf('timeZone'), {
      description: 'a time zone, for example "America/Chicago"',
    }),
    countyNames: Type.Record(Type.String(), text('the common name of a county'), {
      description: 'the counties with a more common name, or {}',
    }),
    logo: text('the path of the logo’s landmark, from an SVG of 48 by 48'),
  }),
);

/** content/settings/counties.json. */
export const CountySettings = forEachRegion(
  Type.Array(text('a county name without "County"'), {
    minItems: 1,
    uniqueItems: true,
    description: 'a list of all counties of the state',
  }),
);

/** content/settings/states.json. */
export const StateSettings = forEachRegion(
  group('code, areaCodes, zips and programs', {
    code: Type.String({ pattern: '^[A-Z]{2}$', description: 'two letters, for example "NJ"' }),
    areaCodes: Type.Array(Type.String({ pattern: '^[2-9]\\d\\d$' }), {
      minItems: 1,
      uniqueItems: true,
      description: 'a list of the state’s area codes, each three digits in quotes',
    }),
    zips: Type.Array(Type.String({ pattern: '^\\d{3,5}(-\\d{3,5})?$' }), {
      minItems: 1,
      description:
        'a list of the first three to five digits of the state’s ZIP codes, as "100-149"',
    }),
    programs: Type.Array(text('the name of a program'), {
      description: 'a list of programs that exist in no other state',
    }),
  }),
);

const checked = date('the day on which someone compared this with the source');

const requirement = Type.Enum(jobAdRequirements, {
  description: '"law", "agency" (the agency requires it where the law does not), or "optional"',
});

/** content/settings/job-ad-laws.json. */
export const JobAdLawSettings = forEachRegion(
  group('pay, benefits, law, source and checked', {
    pay: requirement,
    benefits: requirement,
    law: Type.Optional(text('the statute and section, or leave it out without one')),
    source: Type.Optional(url('where the statute can be read, or leave it out without one')),
    checked,
  }),
);

const agency = group('name, phone, source and checked', {
  name: text('the name within a sentence, for example "the Eldercare Locator"'),
  phone: Type.String({
    pattern: '^1-\\d{3}-\\d{3}-\\d{4}$',
    description: 'a phone number as "1-800-677-1116"',
  }),
  source: url('where the number can be read'),
  checked,
});

/** content/settings/area-agencies.json. */
export const AreaAgencySettings = closedObject({
  national: agency,
  ...Object.fromEntries(regionIds.map((id) => [id, agency])),
});

/** content/settings/phones.json. */
export const PhoneSettings = closedObject({
  phones: Type.Array(agency, { description: 'a list of offices with their numbers' }),
});

const StateLanguages = group('languages, source, checked and reason', {
  languages: Type.Array(oneOf(noticeLanguages), {
    minItems: 15,
    uniqueItems: true,
    description: 'a list of at least 15 languages, the most spoken one first',
  }),
  source: url('where the list can be read'),
  checked: Type.Optional(
    date('the day on which someone compared the list with the source, or leave it out until then'),
  ),
  reason: Type.Optional(text('why the site may be built while notices are missing')),
});
export type StateLanguages = Static<typeof StateLanguages>;

/** content/settings/languages.yaml. */
export const LanguageSettings = forEachRegion(StateLanguages);

function forEachRegion(schema: TSchema) {
  return closedObject(Object.fromEntries(regionIds.map((id) => [id, schema])));
}

/** content/settings/holidays.yaml. */
export const HolidaySettings = closedObject({
  holidays: Type.Array(
    closedObject({
      date: date('the day on which the offices are closed'),
      name: text('the name of the holiday'),
      regions: Type.Optional(regionList('the regions whose offices are closed, if not all')),
    }),
    { description: 'a list of date, name, and regions' },
  ),
});
export type HolidaySettings = Static<typeof HolidaySettings>;

const account = url('the address of the agency’s account');

/** content/settings/site.yaml. */
export const SiteSettings = closedObject({
  name: text('the name of the agency'),
  social: group('facebook, instagram, tiktok and youtube', {
    facebook: account,
    instagram: account,
    tiktok: account,
    youtube: account,
  }),
});
export type SiteSettings = Static<typeof SiteSettings>;
