import { expect, test } from 'vitest';
import { parseBody } from '../parse-body';

async function findIssues(body: string, collection = 'blog'): Promise<string[]> {
  const { issues } = await parseBody(body, collection);
  return issues.map(({ line, message, advice }) => `${line}: ${message} ${advice}`);
}

test.each([
  ['contact', 'Write "/contact"'],
  ['../contact.mdx#write', 'Write "/contact#write"'],
  ['www.medicaid.gov', 'Write "https://www.medicaid.gov"'],
  ['medicaid.gov/apply?a=1', 'Write "https://medicaid.gov/apply?a=1"'],
  ['//www.medicaid.gov', 'Write "https://www.medicaid.gov"'],
  ['help@larkspan.example', 'Write "mailto:help@larkspan.example"'],
  ['212-555-0142', 'Write "tel:+12125550142"'],
  ['+1-(212)-555-0142', 'Write "tel:+12125550142"'],
  ['<tel:+1 212 555 0142>', 'Write "tel:+12125550142"'],
  [
    '<mailto:help@larkspan.example?subject=My card>',
    'Write "mailto:help@larkspan.example?subject=My%20card"',
  ],
  ['<https://medicaid.gov/my card>', 'Write "https://medicaid.gov/my%20card"'],
  ['<mailto: help@larkspan.example>', 'Write "mailto:help@larkspan.example"'],
  ['htp://medicaid.gov', '"https://…" for another site'],
  ['https:/medicaid.gov', '"https://…" for another site'],
  ['javascript:alert(1)', '"https://…" for another site'],
  ['tel:', '"tel:+1…" for a phone'],
])('suggests a correction of the link %s', async (url, advice) => {
  const [issue, ...others] = await findIssues(`\nSee [this](${url}).`);
  expect(issue).toContain(`2: The link "${url.replace(/^<|>$/g, '')}" doesn’t work. `);
  expect(issue).toContain(advice);
  expect(others).toEqual([]);
});

test('finds an invisible character that was pasted along', async () => {
  expect(await findIssues('See [this](https://medicaid.gov/\u200b).')).toEqual([
    expect.stringContaining('an invisible character'),
  ]);
});

test('checks reference-style links', async () => {
  expect(await findIssues('See [this][1].\n\n[1]: contact')).toEqual([
    expect.stringMatching(/^3: The link "contact" doesn’t work/),
  ]);
});

test('reports an address without brackets where it is, an email address where its paragraph begins', async () => {
  const long = 'x'.repeat(2_000);
  const { issues } = await parseBody(
    `See https://a.example/${long}\n\nAsk ${long}@a.example`,
    'blog',
  );
  expect(issues).toMatchObject([
    { line: 1, column: 5, message: expect.stringMatching(/^The link https:.* more than 2,000/) },
    { line: 3, column: 1, message: expect.stringMatching(/^The link mailto:.* more than 2,000/) },
  ]);
});

test.each([
  '/contact',
  '/contact#write',
  '#write',
  'https://www.medicaid.gov/a?b=c#d',
  'http://larkspan.example',
  'mailto:help@larkspan.example',
  'tel:+12125550142',
])('accepts the link %s', async (url) => {
  expect(await findIssues(`See [this](${url}).`)).toEqual([]);
});

test.each([
  '![A tub](https://larkspan.example/tub.jpg)',
  '<Figure src="//larkspan.example/tub.jpg" alt="A tub" />',
])('rejects a picture on another site: %s', async (picture) => {
  expect(await findIssues(picture)).toEqual([
    expect.stringMatching(
      /^1: The picture .*tub\.jpg is not on this site\. Put the file into static\/images and write \/images\/tub\.jpg\.$/,
    ),
  ]);
});

test.each(['/rss.xml', '/robots.txt', '/contact', '/files/a.pdf'])(
  'rejects a picture that isn’t an image file: %s',
  async (file) => {
    expect(await findIssues(`![A tub](${file})`)).toEqual([
      expect.stringContaining(`1: The file ${file} is not a picture. `),
    ]);
    expect(await findIssues(`<Figure src="${file}" alt="A tub" />`)).toHaveLength(1);
    expect(await findIssues(`[A tub](${file})`)).toEqual([]);
  },
);

test.each(['/og/tub.png?/../../secret.png', '/og/tub.png#/../secret.png', '/og/tub.png?x=1'])(
  'rejects a query or fragment in the address of a picture: %s',
  async (src) => {
    const issue = `1: The address of the picture ${src} contains a ? or #. Write /og/tub.png.`;
    for (const collection of ['blog', 'jobs'])
      expect(await findIssues(`![A tub](${src})`, collection)).toEqual([issue]);
    expect(await findIssues(`<Figure src="${src}" alt="A tub" />`)).toEqual([issue]);
  },
);

test.each(['/../secret.png', '/images/../../secret.png', '/%2e%2e/secret.png', '/..%2Fsecret.png'])(
  'rejects a picture outside the site: %s',
  async (src) => {
    expect(await findIssues(`![A tub](${src})`)).toEqual([
      `1: The address of the picture ${src} contains ./ or ../. Write the whole address, such as /images/tub.webp.`,
    ]);
  },
);

test.each(['/images/tub.webp', '/tub.PNG', '/a..b.jpg', '/icon.svg', '/favicon.ico'])(
  'accepts the picture %s',
  async (file) => {
    expect(await findIssues(`![A tub](${file})`)).toEqual([]);
  },
);
