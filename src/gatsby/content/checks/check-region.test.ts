import { expect, test } from 'vitest';
import { regionIds } from '../../../../contract/shared/regions';
import { stateFacts } from '../../../../contract/shared/state-facts';
import { header, regionFile, sampleContent } from '../testing/sample-content';

const { write, findIssues, findPageIssues } = sampleContent();
const file = 'content/regions/michigan.mdx';

async function findRegionIssues(change: (text: string) => string) {
  write(file, change(regionFile('michigan')));
  return findIssues(file);
}

test.each(regionIds)('accepts the record of %s', async (id) => {
  expect(await findIssues(`content/regions/${id}.mdx`)).toEqual([]);
});

test.each([
  ['an area code', 'phone: "(313) 555-0100"', 'phone: "(973) 555-0100"', /no area code 973/],
  ['an area code after hours', '(313) 555-0101', '(212) 555-0101', /no area code 212/],
  ['a ZIP code', '"48226"', '"07102"', /ZIP code 07102 is not in Michigan.*480-499/],
  ['a state', 'state: "MI"', 'state: "NJ"', /has an address in NJ/],
  ['a title', 'Home care: michigan', 'Home care in New Jersey', /names New Jersey/],
  ['a program', 'name: "Program"', 'name: "MLTSS"', /"MLTSS" is a program of New Jersey/],
  ['a program in the text', 'Text.', 'Call Maryland Access Point.', /program of Maryland/],
  ['days', 'Monday to Friday', 'Mon-Fri', /"Mon-Fri" are not days/],
  ['a time', '9:00 AM', '09.00', /"09.00" is not a time\. Write it as "9:00 AM"/],
])('rejects %s that cannot be right for the state', async (_, before, after, issue) => {
  expect(await findRegionIssues((text) => text.replace(before, after))).toEqual([
    expect.stringMatching(issue),
  ]);
});

test('accepts a toll-free number, and a comparison that names both states', async () => {
  expect(
    await findRegionIssues((text) =>
      text
        .replace('(313) 555-0101', '(800) 555-0101')
        .replace('Text.', 'New Jersey has MLTSS. Here it is MI Choice.'),
    ),
  ).toEqual([]);
});

test('rejects a record that is a copy of another one', async () => {
  const issues = await findRegionIssues(() => regionFile('new-jersey'));
  expect(issues).toContainEqual(expect.stringMatching(/Michigan has no county/));
  write('content/regions/maryland.mdx', regionFile('new-jersey').replace('(973)', '(410)'));
  expect(await findIssues('content/regions/maryland.mdx')).toContainEqual(
    expect.stringMatching(/ZIP code/),
  );
});

test('rejects two offices with the same phone number or email address', async () => {
  expect(
    await findRegionIssues((text) =>
      text.replace('michigan@agency.example', 'maryland@agency.example'),
    ),
  ).toEqual([expect.stringMatching(/"email" has the same value as in content\/regions\/maryland/)]);
});

test('requires a number for nights and weekends', async () => {
  const [issue] = await findRegionIssues((text) => text.replace(/afterHours: .*\n/, ''));
  expect(issue).toMatch(/"afterHours" is missing\. Write phone and purpose/);
});

test('rejects another state’s program in a region’s own file', async () => {
  expect(await findPageIssues([...header, 'Ask about CDPAP.'], 'page.michigan.mdx')).toContainEqual(
    expect.stringMatching(/^6: "CDPAP" is a program of New York, not of Michigan/),
  );
});

test.each(['<RegionPhone />', '<Callout title="x">', '<Unknown />', '</Steps>'])(
  'rejects %s in a description',
  async (component) => {
    const lines = header.map((line) => line.replace('A description', `${component} description`));
    // YAML needs single quotes around double ones.
    const quoted = lines.map((line) => line.replace(/^description: "(.*)"$/, "description: '$1'"));
    expect(await findPageIssues(quoted)).toEqual([
      expect.stringMatching(/^3: The field "description" contains the component </),
    ]);
  },
);

test('accepts < and > in a description', async () => {
  const lines = header.map((line) => line.replace('A description', 'Rooms < 60 °F, A <B and C> D'));
  expect(await findPageIssues(lines)).toEqual([]);
});

test('no two states share an area code or a program', () => {
  for (const list of ['areaCodes', 'programs'] as const) {
    const all = Object.values(stateFacts).flatMap((facts) => facts[list]);
    expect(new Set(all).size).toBe(all.length);
  }
});
