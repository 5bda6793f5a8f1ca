import { expect, test } from 'vitest';
import { sampleContent } from '../testing/sample-content';

const { write, check, findIssues } = sampleContent();
const file = 'content/programs/nj-jacc.yaml';

const header = [
  'name: "JACC"',
  'regions: [new-jersey]',
  'whoDecides: "The county"',
  'howLong: "It varies."',
  'nextStep: "Call the county."',
  'papers: []',
  'facts:',
];

/** A fact of 11 lines. The first one begins on line 8. */
const fact = (changes: Record<string, string> = {}) =>
  Object.entries({
    '- id': 'income-limit-single',
    label: 'Income limit',
    value: '2000',
    unit: 'usd-month',
    from: '2026-01-01',
    until: '2026-12-31',
    source: '{ name: "The county", url: https://county.example/limits }',
    checked: '2026-11-01',
    checkedBy: 'an editor',
    reviewBy: '2027-01-31',
    ...changes,
  }).flatMap(([name, value]) =>
    value === '' ? [] : `${name.startsWith('-') ? '  ' : '    '}${name}: ${value}`,
  );

const writeFacts = (...facts: string[][]) => write(file, [...header, ...facts.flat()].join('\n'));

test('loads a program with its facts, of which one without a last day applies until it changes', async () => {
  writeFacts(fact({ until: '' }));
  expect(await findIssues(file)).toEqual([]);
  const { programs } = await check();
  expect(programs).toMatchObject([
    { id: 'nj-jacc', regions: ['new-jersey'], facts: [{ value: 2000, until: null }] },
  ]);
});

test.each([
  [{ until: '2025-12-31' }, /^13: .*last day is before the first day/],
  [{ source: '{ name: "The county" }' }, /^14: .*source\.url.* is missing/],
  [{ source: '' }, /^8: .*"source".*is missing/],
  [{ unit: 'dollars' }, /^11: .*unknown value: "dollars".*usd-month/],
  [{ unit: 'yes-no' }, /^10: .*neither yes nor no/],
  [{ reviewBy: '2026-10-31' }, /^17: .*review is not after the last check/],
])('reports %j on its line', async (changes, issue) => {
  writeFacts(fact(changes));
  expect(await findIssues(file)).toEqual([expect.stringMatching(issue)]);
});

test('reports overlapping periods of one fact, but not those of different facts', async () => {
  writeFacts(
    fact(),
    fact({ '- id': 'income-limit-couple' }),
    fact({ from: '2026-12-31', until: '' }),
  );
  expect(await findIssues(file)).toEqual([
    expect.stringMatching(/^32: income-limit-single: It overlaps with the period from 2026-01-01/),
  ]);
  writeFacts(fact({ until: '' }), fact({ from: '2027-01-01', until: '' }));
  expect(await findIssues(file)).toHaveLength(1);
});

test('a program may have some of its texts in Spanish, and no other fields', async () => {
  const writeSpanish = (text: string) =>
    write(file, [...header.with(6, `es: { ${text} }\nfacts:`), ...fact()].join('\n'));
  writeSpanish('howLong: "Depende."');
  expect(await findIssues(file)).toEqual([]);
  writeSpanish('phone: "555"');
  expect(await findIssues(file)).toEqual([expect.stringMatching(/^7: .*es\.phone/)]);
});

test('reports a number that the Spanish of a program doesn’t share with its English', async () => {
  const spanish = 'es: { nextStep: "Llame al 1-877-222-3737." }\nfacts:';
  write(file, [...header.with(6, spanish), ...fact()].join('\n'));
  expect(await findIssues(file)).toEqual([
    expect.stringMatching(/^7: The numbers in "nextStep" differ from those in English/),
  ]);
});

test('reports an unknown region and a program without rules', async () => {
  write(file, [...header.with(1, 'regions: [ohio]'), ...fact()].join('\n'));
  expect(await findIssues(file)).toEqual([expect.stringMatching(/^2: .*"ohio".*new-jersey/)]);
  write('content/programs/nj-other.yaml', [...header, ...fact()].join('\n'));
  expect(await findIssues('content/programs/nj-other.yaml')).toEqual([
    expect.stringMatching(/^1: There are no rules for this program/),
  ]);
});

test('reports two programs that take different values from the same source', async () => {
  writeFacts(fact());
  const other = [...header, ...fact({ value: '2100' })].join('\n');
  write('content/programs/nj-mltss.yaml', other);
  expect([
    ...(await findIssues(file)),
    ...(await findIssues('content/programs/nj-mltss.yaml')),
  ]).toEqual([
    expect.stringMatching(/^10: .*\$2,\d00 a month here, but \$2,\d00 a month in content/),
  ]);
});

test('lists facts past their review without failing', async () => {
  writeFacts(fact({ reviewBy: '2026-11-10' }));
  expect(await findIssues(file)).toEqual([]);
  const { overdueFacts } = await check();
  expect(overdueFacts).toMatchObject([{ file, line: 17, overdueDays: 10 }]);
});
