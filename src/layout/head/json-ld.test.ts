import { expect, test } from 'vitest';
import { payPeriods, type PayPeriod } from '../../../contract/jobs/listing';
import type { JobRecord, RegionRecord, SiteRecord } from '../../shared/page-context';
import { blogPosting, jobPosting, medicalBusiness } from './json-ld';

const address = { street: '2 Elm St', city: 'New York', state: 'NY', zip: '10018' };
const office = { company: 'Larkspan', path: '/', phone: '(212) 555-0142', address } as RegionRecord;
const site = { name: 'Larkspan Care', url: 'https://agency.example' } as SiteRecord;
const language = 'en';
const paid = (per: PayPeriod): JobRecord => ({
  slug: 'aide',
  title: 'Aide',
  region: 'new-york',
  place: { city: 'Queens', county: null, state: 'NY' },
  type: 'PART_TIME',
  shifts: ['day'],
  languages: ['English'],
  pay: { from: 18, to: 20, per },
  benefits: [],
  posted: '2026-11-20',
  validThrough: '2026-12-31',
  sample: true,
  textLanguage: 'en',
});

test('the pay uses only units that search engines know', () => {
  const units = (Object.keys(payPeriods) as PayPeriod[]).map((per) => {
    const { baseSalary } = jobPosting({ job: paid(per), office, site, language }, '<p>Work</p>');
    return (baseSalary as { value: { unitText: string } } | undefined)?.value.unitText;
  });
  const known = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'];
  expect(units.filter((unit) => unit !== undefined && !known.includes(unit))).toEqual([]);
  expect(units).toEqual(['HOUR', 'YEAR', undefined]);
});

test('a job has the office’s logo, a deadline with a time zone, and the street of an office in its town', () => {
  const address = { street: '1 Main St', city: 'Newark', state: 'NJ', zip: '07102' };
  const newark = { ...office, id: 'new-jersey', address } as RegionRecord;
  const jobIn = (city: string) => ({ ...paid('HOUR'), place: { city, county: null, state: 'NJ' } });
  const posting = jobPosting(
    { job: jobIn('Newark'), office: newark, site, language },
    '<p>Work</p>',
  );
  expect(posting).toMatchObject({
    validThrough: '2027-01-01T04:59:00.000Z',
    hiringOrganization: { logo: 'https://agency.example/logos/new-jersey.png' },
    jobLocation: { address: { streetAddress: '1 Main St', postalCode: '07102' } },
  });
  const elsewhere = jobPosting(
    { job: jobIn('Edison'), office: newark, site, language },
    '<p>Work</p>',
  );
  expect(elsewhere['jobLocation']).toMatchObject({ address: { addressLocality: 'Edison' } });
  expect(JSON.stringify(elsewhere['jobLocation'])).not.toContain('1 Main St');
});

test.each([
  ['Larkspan Care', 'Organization'],
  ['Larkspan', 'Organization'],
  ['Olive Owner', 'Person'],
])('an article’s author %s is of type %s', (author, type) => {
  const article = {
    title: 'Bathing',
    description: 'How',
    pagePath: '/blog/bathing',
    date: '2026-11-20',
  };
  const posting = blogPosting({ ...article, updated: null, author }, office, site);
  expect(posting['author']).toEqual({ '@type': type, name: author });
});

test('search engines get an office’s hours, logo, and social profiles', () => {
  const maryland = {
    id: 'maryland',
    path: '/maryland',
    state: 'Maryland',
    phone: '(410) 555-0136',
    afterHours: { phone: '(410) 555-0137', purpose: 'Missed visits' },
    address: {},
    hours: [{ days: 'Monday to Friday', opens: '8:30\u00a0AM', closes: '5:00\u00a0PM' }],
    counties: ['Baltimore City', 'Howard'],
  } as unknown as RegionRecord;
  const social = { facebook: 'https://www.facebook.com/agency.example' };
  const office = medicalBusiness(maryland, { ...site, social } as SiteRecord);
  expect(office).toMatchObject({
    logo: 'https://agency.example/logos/maryland.png',
    sameAs: ['https://www.facebook.com/agency.example'],
    openingHoursSpecification: [{ opens: '08:30', closes: '17:00' }],
    contactPoint: { telephone: '(410) 555-0137' },
    areaServed: [{ name: 'Baltimore City, Maryland' }, { name: 'Howard County, Maryland' }],
  });
});
