import Type, { type Static } from 'typebox';
import { faqTopics } from '../../../../contract/mdx/mdx-components';
import { defaultReplyWithin } from '../../../../contract/shared/office-hours/office-time';
import { regionIds } from '../../../../contract/shared/regions';
import { maxCompanyLength } from '../../../../contract/inbox/constants';
import { illustrationNames } from '../../../shared/illustrations';
import { JobFields } from './job-schema';
import {
  closedObject,
  group,
  oneOf,
  date,
  description,
  order,
  region,
  regionList,
  sample,
  text,
  title,
  updated,
} from './shared-fields';

const regions = Type.Array(region, {
  uniqueItems: true,
  description: `a list of region ids (${regionIds.join(', ')}), or []`,
});
const illustration = Type.Optional(oneOf(illustrationNames));

const phone = Type.String({
  pattern: '^\\(\\d{3}\\) \\d{3}-\\d{4}$',
  description: 'a phone number as "(973) 555-0118"',
});

const RegionFields = closedObject({
  title,
  description,
  company: Type.String({
    minLength: 1,
    maxLength: maxCompanyLength,
    description: `the name of the company in this state, at most ${maxCompanyLength} letters`,
  }),
  place: text('a short name of the place, for example "New York City"'),
  phone,
  afterHours: group('phone and purpose of the number for nights and weekends', {
    phone,
    purpose: text('what the number is for, for example "Missed visits"'),
  }),
  email: Type.String({ pattern: '^[^\\s@]+@[^\\s@]+$', description: 'an email address' }),
  address: group('street, city, state and zip', {
    street: text('street and number'),
    city: text('the city'),
    state: Type.String({ pattern: '^[A-Z]{2}$', description: 'two letters, for example "NJ"' }),
    zip: Type.String({ pattern: '^\\d{5}$', description: 'five digits in quotes' }),
  }),
  hours: Type.Array(
    closedObject({
      days: text('"Monday to Friday"'),
      opens: text('"9:00 AM"'),
      closes: text('"5:00 PM"'),
    }),
    { minItems: 1, description: 'a list of days, opens, closes' },
  ),
  replyWithin: Type.Optional(
    Type.Integer({
      minimum: 5,
      maximum: 2_400,
      description: `the minutes of office hours within which the office replies, from 5 to 2400, or leave it out for ${defaultReplyWithin}`,
    }),
  ),
  counties: Type.Array(text('a county name without "County"'), {
    minItems: 1,
    description: 'a list of county names without "County"',
  }),
  license: text('the license line, in one line'),
  programs: Type.Array(
    closedObject({
      name: text('the name of the program'),
      for: text('whom it is for'),
      summary: text('what it does, in a few sentences'),
      note: Type.Optional(text('what to know first, for example "Takes no new people"')),
      link: Type.Optional(
        Type.String({ pattern: '^/', description: 'the page about it, for example "/nhtd"' }),
      ),
    }),
    { description: 'a list of name, for, summary' },
  ),
  illustration,
  order,
  sample,
  updated,
});

const ServiceFields = closedObject({
  title,
  navTitle: text('a short name for menus'),
  description,
  summary: text('one or two sentences for cards'),
  order,
  regions: Type.Optional(regions),
  illustration,
  updated,
});

const PageFields = closedObject({
  title,
  navTitle: Type.Optional(text('a short name for menus')),
  description,
  lead: Type.Optional(text('one paragraph under the heading')),
  regions: Type.Optional(regions),
  unlisted: Type.Optional(
    Type.Boolean({
      description: 'true to keep the page out of search engines and site maps, else leave it out',
    }),
  ),
  illustration,
  updated,
});

const LegalFields = closedObject({
  title,
  description,
  effective: date('the day from which it applies'),
  updated,
});

const PostFields = closedObject({
  title,
  description,
  date: date('the day of publication'),
  updated: Type.Optional(updated),
  author: text('who wrote it'),
  tags: Type.Array(
    Type.String({ pattern: '^[a-z0-9]+(?:[ -][a-z0-9]+)*$', description: 'a tag in lower case' }),
    { minItems: 1, uniqueItems: true, description: 'a list of tags in lower case' },
  ),
  region: Type.Optional(region),
  illustration,
  cover: Type.Optional(
    group('src and alt of the picture above the text', {
      src: Type.String({
        pattern: '^/images/[^\\s\\\\]+$',
        description: 'a picture of static/images, as /images/…',
      }),
      alt: text('what the picture shows'),
    }),
  ),
});

const FaqFields = closedObject({
  question: text('the question, in one sentence'),
  topic: oneOf(faqTopics),
  regions: regionList('region ids'),
  order,
});

const TeamFields = closedObject({
  name: Type.Optional(text('the name of the person, or leave it out for a role')),
  title: text('the role'),
  region: Type.Optional(region),
  order,
  sample,
});

const EventFields = closedObject({
  title: text('the name of the event'),
  date: date('the day of the event'),
  place: text('where it was'),
  region,
  summary: text('what it was, in one or two sentences'),
  sample,
});

/** The front matter of each folder of content/, as docs/editing.md lists it. */
export const schemas = {
  regions: RegionFields,
  services: ServiceFields,
  pages: PageFields,
  legal: LegalFields,
  blog: PostFields,
  faqs: FaqFields,
  team: TeamFields,
  events: EventFields,
  jobs: JobFields,
} as const;

export type CollectionName = keyof typeof schemas;
export const collectionNames = Object.keys(schemas) as CollectionName[];
export type FieldsOf<Name extends CollectionName> = Static<(typeof schemas)[Name]> &
  // From content/settings/holidays.yaml.
  (Name extends 'regions' ? { holidays?: readonly string[] } : unknown);
