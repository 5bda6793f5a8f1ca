import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { getCounties } from '../../../../contract/jobs/counties';
import { regionIds, type RegionId } from '../../../../contract/shared/regions';
import { checkContent } from '../check-content';
import { formatMessage } from '../issues';
import type { ContentCaches } from '../load/load-entries';

export const description = 'A description that is long enough to be of use to people who search.';

const places: Record<RegionId, { state: string; zip: string; areaCode: string }> = {
  'new-york': { state: 'NY', zip: '10018', areaCode: '212' },
  'new-jersey': { state: 'NJ', zip: '07102', areaCode: '973' },
  maryland: { state: 'MD', zip: '21201', areaCode: '410' },
  michigan: { state: 'MI', zip: '48226', areaCode: '313' },
};

export const regionFile = (id: RegionId, county = getCounties(id)[0]) =>
  [
    '---',
    `title: "Home care: ${id}"`,
    `description: "${description}"`,
    'company: "Sample Care"',
    `place: "${id}"`,
    `phone: "(${places[id].areaCode}) 555-0100"`,
    `afterHours: { phone: "(${places[id].areaCode}) 555-0101", purpose: "Missed visits" }`,
    `email: "${id}@agency.example"`,
    `address: { street: "1 Sample Street", city: "Sampleton", state: "${places[id].state}", zip: "${places[id].zip}" }`,
    'hours: [{ days: "Monday to Friday", opens: "9:00 AM", closes: "5:00 PM" }]',
    `counties: ["${county}"]`,
    'updated: 2026-11-20',
    'license: "sample only"',
    'programs: [{ name: "Program", for: "People", summary: "It pays for help at home." }]',
    'order: 1',
    '---',
    'Text.',
  ].join('\n');

const settings = [
  'name: "Sample Care"',
  'social:',
  ...['facebook', 'instagram', 'tiktok', 'youtube'].map(
    (name) => `  ${name}: "https://${name}.example"`,
  ),
].join('\n');

/** Valid front matter of a page. The body begins on line 6. */
export const header = [
  '---',
  'title: "A page"',
  `description: "${description}"`,
  'updated: 2026-11-20',
  '---',
];

/** Creates a content folder for each test. Today is 2026-11-20. */
export function sampleContent() {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'content-'));
    for (const id of regionIds) write(`content/regions/${id}.mdx`, regionFile(id));
    write('content/settings/site.yaml', settings);
    for (const name of ['regions', 'counties', 'states', 'job-ad-laws', 'area-agencies', 'phones'])
      write(`content/settings/${name}.json`, readFileSync(`content/settings/${name}.json`, 'utf8'));
    write(
      'content/settings/languages.yaml',
      readFileSync('content/settings/languages.yaml', 'utf8'),
    );
    write('content/settings/registered-numbers.txt', '5165550101\n');
    write(
      'content/settings/holidays.yaml',
      'holidays:\n  - { date: 2027-01-01, name: "New Year" }\n',
    );
  });
  afterEach(() => rmSync(root, { recursive: true }));

  function write(file: string, text: string | Buffer) {
    const path = join(root, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }

  const check = (now = '2026-11-20T17:00:00Z', caches?: ContentCaches) =>
    checkContent(root, 'https://larkspan.example', new Date(now), caches);

  /** The issues of one file, each as 'line: message advice'. */
  async function findIssues(file: string): Promise<string[]> {
    const { issues } = await check();
    return issues
      .filter((issue) => issue.file === file)
      .map((issue) => `${issue.line}: ${formatMessage(issue)} ${issue.advice}`);
  }

  async function findPageIssues(lines: string[], name = 'page.mdx') {
    write(`content/pages/${name}`, lines.join('\n'));
    return findIssues(`content/pages/${name}`);
  }

  const remove = (file: string) => rm(join(root, file), { recursive: true });

  return { write, remove, check, findIssues, findPageIssues };
}
