import { beforeEach, expect, test } from 'vitest';
import { sampleContent } from '../testing/sample-content';

const { write, check, findIssues } = sampleContent();
const file = 'content/facts/nj-jacc.yaml';
const programFile = 'content/programs/nj-jacc.yaml';

const program = [
  'name: "JACC"',
  'regions: [new-jersey]',
  'whoDecides: "The county"',
  'howLong: "It varies."',
  'nextStep: "Call the county."',
  'papers: []',
];

const toLines = (fields: Record<string, string>) =>
  Object.entries(fields).flatMap(([name, value]) => (value === '' ? [] : `${name}: ${value}`));

/** The first fact begins on line 9 and has 2 lines. */
const sheet = (changes: Record<string, string> = {}) =>
  toLines({
    source: '{ name: "The county", url: https://county.example/limits }',
    checked: '2026-11-01',
    checkedBy: 'an editor',
    reviewBy: '2027-01-31',
    programs: '[nj-jacc]',
    from: '2026-01-01',
    until: '2026-12-31',
    ...changes,
    facts: '',
  }).concat('facts:');

const fact = (changes: Record<string, string> = {}) =>
  toLines({
    '  - id': 'income-limit-single',
    '    value': '2000',
    ...changes,
  });

const writeSheet = (...lines: string[][]) => write(file, lines.flat().join('\n'));

beforeEach(() => write(programFile, program.join('\n')));

test('a fact applies to the programs and days of its source unless it names its own', async () => {
  write('content/programs/nj-mltss.yaml', program.join('\n'));
  writeSheet(
    sheet({ until: '' }),
    fact(),
    fact({ '  - id': 'age', '    programs': '[nj-mltss]', '    from': '2000-01-01' }),
  );
  expect(await findIssues(file)).toEqual([]);
  const { programs } = await check();
  expect(programs).toMatchObject([
    { id: 'nj-jacc', facts: [{ id: 'income-limit-single', from: '2026-01-01', until: null }] },
    { id: 'nj-mltss', facts: [{ id: 'age', from: '2000-01-01', until: null }] },
  ]);
});

test('programs share a fact that is written once', async () => {
  write('content/programs/nj-mltss.yaml', program.join('\n'));
  writeSheet(sheet({ programs: '[nj-jacc, nj-mltss]' }), fact());
  const { programs } = await check();
  expect(programs.map(({ facts }) => facts.map(({ value }) => value))).toEqual([[2000], [2000]]);
});

test.each([
  [{ until: '2025-12-31' }, {}, /^9: .*last day is before the first day/],
  [{ source: '{ name: "The county" }' }, {}, /^1: .*source\.url.* is missing/],
  [{ programs: '[nj-jack]' }, {}, /^5: .*unknown value: "nj-jack".*nj-jacc/],
  [{ reviewBy: '2026-10-31' }, {}, /^4: .*review is not after the last check/],
  [{}, { '  - id': 'income-limit' }, /^9: .*unknown value: "income-limit".*income-limit-single/],
  [{}, { '  - id': 'pays-child' }, /^10: .*neither yes nor no/],
  [{}, { '    value': '' }, /^9: .*"value".*is missing/],
])('reports %j with %j on its line', async (changes, factChanges, issue) => {
  writeSheet(sheet(changes), fact(factChanges));
  expect(await findIssues(file)).toEqual([expect.stringMatching(issue)]);
});

test('reports overlapping periods of one fact, but not those of different facts', async () => {
  writeSheet(
    sheet(),
    fact(),
    fact({ '  - id': 'income-limit-couple' }),
    fact({ '    from': '2026-12-31', '    until': '2027-12-31' }),
  );
  expect(await findIssues(file)).toEqual([
    expect.stringMatching(/^13: income-limit-single: It overlaps with the period from 2026-01-01/),
  ]);
  writeSheet(sheet({ until: '' }), fact(), fact({ '    from': '2027-01-01' }));
  expect(await findIssues(file)).toHaveLength(1);
});

test('reports two sources that give one program a fact for the same days', async () => {
  const next = 'content/facts/nj-state.yaml';
  writeSheet(sheet(), fact());
  write(next, [...sheet(), ...fact({ '    value': '2100' })].join('\n'));
  expect(await findIssues(next)).toEqual([
    expect.stringMatching(/^9: .*overlaps .* in content\/facts\/nj-jacc\.yaml/),
  ]);
  write(next, [...sheet({ programs: '[nj-mltss]' }), ...fact()].join('\n'));
  expect(await findIssues(next)).toEqual([]);
});

test('reports an overlap in the later edition, which is the first of the files', async () => {
  const next = 'content/facts/nj-jacc-2027.yaml';
  writeSheet(sheet({ until: '' }), fact());
  write(next, [...sheet({ from: '2027-01-01', until: '' }), ...fact()].join('\n'));
  expect(await findIssues(file)).toEqual([]);
  expect(await findIssues(next)).toEqual([
    expect.stringMatching(/^8: .*overlaps with the period from 2026-01-01 in .*nj-jacc\.yaml/),
  ]);
});

test('a program may have some of its texts in Spanish, and no other fields', async () => {
  const writeSpanish = (text: string) =>
    write(programFile, [...program, `es: { ${text} }`].join('\n'));
  writeSpanish('howLong: "Depende."');
  expect(await findIssues(programFile)).toEqual([]);
  writeSpanish('phone: "555"');
  expect(await findIssues(programFile)).toEqual([expect.stringMatching(/^7: .*es\.phone/)]);
});

test('reports a number that the Spanish of a program doesn’t share with its English', async () => {
  write(programFile, [...program, 'es: { nextStep: "Llame al 1-877-222-3737." }'].join('\n'));
  expect(await findIssues(programFile)).toEqual([
    expect.stringMatching(/^7: The numbers or counties in "nextStep" differ from those in English/),
  ]);
});

test('reports a phone number that is not listed with its source', async () => {
  const call = (phone: string) =>
    write(programFile, program.with(4, `nextStep: "Call ${phone}."`).join('\n'));
  call('1-877-222-3737');
  expect(await findIssues(programFile)).toEqual([]);
  for (const phone of ['1-212-555-0199', '877-222-3737']) {
    call(phone);
    expect(await findIssues(programFile)).toEqual([
      expect.stringMatching(`^5: The phone number ${phone} has no source`),
    ]);
  }
});

test('a program may have other next steps by county', async () => {
  const call = (counties: string, phone = '1-877-222-3737') =>
    `nextSteps: [{ counties: [${counties}], text: "Call ${phone}." }, { text: "Call us." }]`;
  const writeSteps = (english: string, spanish: string) =>
    write(programFile, [...program, english, 'es:', `  ${spanish}`].join('\n'));
  writeSteps(call('Essex, Cape May'), call('Essex, Cape May'));
  expect(await findIssues(programFile)).toEqual([]);
  const { programs } = await check();
  expect(programs[0]?.nextSteps?.[0]?.counties).toEqual(['Essex', 'Cape May']);
  writeSteps(call('Essex, Queens'), call('Essex'));
  expect(await findIssues(programFile)).toEqual([
    expect.stringMatching(/^7: New Jersey has no county "Queens"/),
    expect.stringMatching(/^9: The numbers or counties in "nextSteps" differ/),
  ]);
  writeSteps('', call('Essex'));
  expect(await findIssues(programFile)).toEqual([
    expect.stringMatching(/^9: The numbers or counties in "nextSteps" differ/),
  ]);
  writeSteps(call('Essex', '1-212-555-0199'), call('Essex'));
  expect(await findIssues(programFile)).toEqual([
    expect.stringMatching(/^7: The phone number 1-212-555-0199 has no source/),
    expect.stringMatching(/^9: The numbers or counties in "nextSteps" differ/),
  ]);
});

test('reports an unknown region and a program without rules', async () => {
  write(programFile, program.with(1, 'regions: [ohio]').join('\n'));
  expect(await findIssues(programFile)).toEqual([
    expect.stringMatching(/^2: .*"ohio".*new-jersey/),
  ]);
  write('content/programs/nj-other.yaml', program.join('\n'));
  expect(await findIssues('content/programs/nj-other.yaml')).toEqual([
    expect.stringMatching(/^1: There are no rules for this program/),
  ]);
});

test('lists a source past its review once, without failing', async () => {
  writeSheet(sheet({ reviewBy: '2026-11-10' }), fact(), fact({ '  - id': 'age' }));
  expect(await findIssues(file)).toEqual([]);
  const { overdueFacts } = await check();
  expect(overdueFacts).toMatchObject([{ file, line: 4, overdueDays: 10 }]);
});
