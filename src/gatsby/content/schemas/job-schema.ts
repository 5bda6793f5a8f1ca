import Type from 'typebox';
import { jobTypes, payPeriods, shifts } from '../../../../contract/jobs/listing';
import {
  closedObject,
  group,
  oneOf,
  date,
  description,
  region,
  sample,
  text,
  title,
  updated,
} from './shared-fields';

const getKeys = <Name extends string>(record: Record<Name, string>) =>
  Object.keys(record) as Name[];
const amount = (name: string) =>
  Type.Number({
    exclusiveMinimum: 0,
    description: `${name}, in dollars without the $, for example 19.65`,
  });

/** The front matter of content/jobs/. Dependencies between fields are checked apart. */
export const JobFields = closedObject({
  title,
  description,
  region,
  place: group('city and, if you like, county', {
    city: text('the town of the work, for example "Brooklyn"'),
    county: Type.Optional(text('a county name without "County"')),
  }),
  type: oneOf(getKeys(jobTypes)),
  shifts: Type.Array(oneOf(getKeys(shifts)), {
    minItems: 1,
    uniqueItems: true,
    description: `a list of ${getKeys(shifts).join(', ')}`,
  }),
  languages: Type.Array(text('the English name of a language, for example "Spanish"'), {
    minItems: 1,
    uniqueItems: true,
    description: 'a list of languages that are useful in this job, for example [English, Spanish]',
  }),
  pay: Type.Optional(
    group('from, to and per', {
      from: amount('the lowest pay'),
      to: amount('the highest pay'),
      per: oneOf(getKeys(payPeriods)),
    }),
  ),
  benefits: Type.Optional(
    Type.Array(text('one benefit in a few words'), {
      minItems: 1,
      uniqueItems: true,
      description: 'a list of benefits, each in a few words',
    }),
  ),
  posted: date('the day from which the job is open'),
  validThrough: date('the last day on which people can apply'),
  closed: Type.Optional(date('the day on which it was closed before its last day')),
  sample,
  updated: Type.Optional(updated),
});
