import { expect, test } from 'vitest';
import { formatMessage } from '../issues';
import { schemas } from '../schemas/schemas';
import { checkFields, checkRegionsField } from './check-fields';
import { checkYaml } from '../yaml/check-yaml';

const job = [
  'title: "Aide in Newark"',
  'description: "Day visits in Newark for a certified aide, with pay for travel between clients."',
  'region: new-jersey',
  'place: { city: "Newark" }',
  'type: PART_TIME',
  'shifts: [day]',
  'languages: [English]',
  'pay: { from: 18, to: 20, per: HOUR }',
  'benefits: ["Earned sick leave"]',
  'posted: 2026-11-01',
  'validThrough: 2026-12-31',
];

function findIssues(lines: string[]): string[] {
  const file = 'content/jobs/aide-newark.mdx';
  const fields = checkYaml(file, lines.join('\n'), 2, schemas.jobs);
  const together =
    fields.issues.length > 0 ? [] : checkFields('jobs', 'aide-newark', fields.value, new Date());
  return [
    ...fields.issues,
    ...together.map((issue) => ({ ...issue, line: fields.getLine(issue.path) })),
  ].map((issue) => `${issue.line}: ${formatMessage(issue)} ${issue.advice}`);
}

const without = (field: string) => job.filter((line) => !line.startsWith(field));
const withLine = (field: string, line: string) =>
  job.map((candidate) => (candidate.startsWith(field) ? line : candidate));

test('accepts a complete job', () => {
  expect(findIssues(job)).toEqual([]);
});

test('requires pay where the law does', () => {
  expect(findIssues(without('pay'))).toEqual([
    expect.stringMatching(
      /^4: The field "pay" is missing: New Jersey law requires a pay range in job ads. Write "pay:"/,
    ),
  ]);
});

test('requires benefits where the law does', () => {
  expect(findIssues(without('benefits'))).toEqual([
    expect.stringMatching(/^4: The field "benefits" is missing.* Write "benefits:"/),
  ]);
});

test('requires neither in Michigan', () => {
  const michigan = withLine('region', 'region: michigan');
  expect(findIssues(michigan.filter((line) => !/^(pay|benefits)/.test(line)))).toEqual([]);
});

test('reports a reversed pay range on its line', () => {
  expect(findIssues(withLine('pay', 'pay: { from: 22, to: 20, per: HOUR }'))).toEqual([
    expect.stringMatching(/^9: The highest pay, 20, is below the lowest, 22/),
  ]);
});

test('rejects a last day before the first, and an invalid date', () => {
  expect(findIssues(withLine('validThrough', 'validThrough: 2026-10-01'))).toEqual([
    expect.stringMatching(/^12: The last day to apply, 2026-10-01, is before the first/),
  ]);
  expect(findIssues(withLine('validThrough', 'validThrough: 2027-02-30'))).toEqual([
    expect.stringMatching(/^12: The field "validThrough" is not a valid date: "2027-02-30"/),
  ]);
});

test('lists the shifts and types for an unknown one', () => {
  const [shift] = findIssues(withLine('shifts', 'shifts: [noon]'));
  expect(shift).toMatch(/^7: .*"noon".*day, evening, night, weekend, live-in/);
  const [type] = findIssues(withLine('type', 'type: full'));
  expect(type).toMatch(/^6: .*"full".*FULL_TIME, PART_TIME, PER_DIEM/);
});

test('requires regions in the default file of a service', () => {
  expect(checkRegionsField('services', null, {})).toHaveLength(1);
  expect(checkRegionsField('services', null, { regions: [] })).toEqual([]);
});

test('does not require regions of a page', () => {
  expect(checkRegionsField('pages', null, {})).toEqual([]);
});

test('rejects regions in a region’s own file', () => {
  expect(checkRegionsField('pages', 'maryland', { regions: [] })).toHaveLength(1);
  expect(checkRegionsField('services', 'maryland', {})).toEqual([]);
});
