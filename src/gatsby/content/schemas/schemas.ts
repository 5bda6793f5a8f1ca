import Type, { type Static } from 'typebox';
import { faqTopics } from '../../../../contract/mdx/mdx-components';
import { regionIds } from '../../../../contract/shared/regions';
import { maxCompanyLength } from '../../../../contract/inbox/constants';
import { illustrationNames } from '../../../shared/illustrations';
import { JobFields } from './job-schema';
import {
  closed,
  date,
  description,
  order,
  region,
  sample,
  text,
  title,
  updated,
} from './shared-fields';

const regions = Type.Array(region, {
  uniqueItems: true,
  description: `a list of region ids (${regionIds.join(', ')}), or []`,
});
const illustration = Type.Optional(
  Type.Enum(illustrationNames, { description: `one of ${illustrationNames.join(', ')}` }),
);

const phone = Type.String({
  pattern: '^\\(\\d{3}\\) \\d{3}-\\d{4}$',
  description: 'a phone number as "(973) 555-0118"',
});

const RegionFields = Type.Object(
  {
    title,
    description,
    company: Type.String({
      minLength: 1,
      maxLength: maxCompanyLength,
      description: `the name of the company in this state, at most ${maxCompanyLength} letters`,
    }),
    place: text('a short name of the place, for example "New York City"'),
    phone,
    afterHours: Type.Object(
      { phone, purpose: text('what the number is for, for example "Missed visits"') },
      { ...closed, description: 'phone and purpose of the number for nights and weekends' },
    ),
    email: Type.String({ pattern: '^[^\\s@]+@[^\\s@]+$', description: 'an email address' }),
    address: Type.Object(
      {
        street: text('street and number'),
        city: text('the city'),
        state: Type.String({ pattern: '^[A-Z]{2}$', description: 'two letters, for example "NJ"' }),
        zip: Type.String({ pattern: '^\\d{5}$', description: 'five digits in quotes' }),
      },
      { ...closed, description: 'street, city, state and zip' },
    ),
    hours: Type.Array(
      Type.Object(
        {
          days: text('"Monday to Friday"'),
          opens: text('"9:00 am"'),
          closes: text('"5:00 pm"'),
        },
        closed,
      ),
      { minItems: 1, description: 'a list of days, opens, closes' },
    ),
    counties: Type.Array(text('a county name without "County"'), {
      minItems: 1,
      description: 'a list of county names without "County"',
    }),
    license: text('the license line, in one line'),
    programs: Type.Array(
      Type.Object(
        {
          name: text('the name of the program'),
          for: text('whom it is for'),
          summary: text('what it does, in a few sentences'),
        },
        closed,
      ),
      { description: 'a list of name, for, summary' },
    ),
    illustration,
    order,
    sample,
    updated,
  },
  closed,
);

const ServiceFields = Type.Object(
  {
    title,
    navTitle: text('a short name for menus'),
    description,
    summary: text('one or two sentences for cards'),
    order,
    regions: Type.Optional(regions),
    illustration,
    updated,
  },
  closed,
);

const PageFields = Type.Object(
  {
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
  },
  closed,
);

const LegalFields = Type.Object(
  {
    title,
    description,
    effective: date('the day from which it applies'),
    updated,
  },
  closed,
);

const PostFields = Type.Object(
  {
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
    cover: Type.Optional(
      Type.Object(
        {
          src: Type.String({
            pattern: '^/images/[^\\s\\\\]+$',
            description: 'a picture of static/images, as /images/…',
          }),
          alt: text('what the picture shows'),
        },
        { ...closed, description: 'src and alt of the picture above the text' },
      ),
    ),
  },
  closed,
);

const FaqFields = Type.Object(
  {
    question: text('the question, in one sentence'),
    topic: Type.Enum(faqTopics, { description: `one of ${faqTopics.join(', ')}` }),
    regions: Type.Array(region, {
      minItems: 1,
      uniqueItems: true,
      description: `a list of region ids (${regionIds.join(', ')})`,
    }),
    order,
  },
  closed,
);

const TeamFields = Type.Object(
  {
    name: text('the name of the person'),
    title: text('what the person does'),
    region,
    order,
    sample,
  },
  closed,
);

const EventFields = Type.Object(
  {
    title: text('the name of the event'),
    date: date('the day of the event'),
    place: text('where it was'),
    region,
    summary: text('what it was, in one or two sentences'),
    sample,
  },
  closed,
);

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
export type FieldsOf<Name extends CollectionName> = Static<(typeof schemas)[Name]>;
