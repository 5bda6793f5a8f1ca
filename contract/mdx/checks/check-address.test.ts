import { expect, test } from 'vitest';
import { parseBody } from '../parse-body';

/** The faults of a body, each as 'line: problem advice'. */
async function faultsOf(body: string): Promise<string[]> {
  const { faults } = await parseBody(body);
  return faults.map(({ line, problem, advice }) => `${line}: ${problem} ${advice}`);
}

test.each([
  ['contact', 'Write "/contact"'],
  ['../contact.mdx#write', 'Write "/contact#write"'],
  ['www.medicaid.gov', 'Write "https://www.medicaid.gov"'],
  ['medicaid.gov/apply?a=1', 'Write "https://medicaid.gov/apply?a=1"'],
  ['//www.medicaid.gov', 'Write "https://www.medicaid.gov"'],
  ['help@larkspan.example', 'Write "mailto:help@larkspan.example"'],
  ['htp://medicaid.gov', '"https://…" for another site'],
  ['https:/medicaid.gov', '"https://…" for another site'],
  ['javascript:alert(1)', '"https://…" for another site'],
  ['tel:', '"tel:+1…" for a phone'],
])('a link that leads nowhere is refused with what to write: %s', async (url, advice) => {
  const [fault, ...others] = await faultsOf(`\nSee [this](${url}).`);
  expect(fault).toContain(`2: The link "${url}" leads nowhere. `);
  expect(fault).toContain(advice);
  expect(others).toEqual([]);
});

test('a link whose address stands at the end of the text is held to the same', async () => {
  expect(await faultsOf('See [this][1].\n\n[1]: contact')).toEqual([
    expect.stringMatching(/^3: The link "contact" leads nowhere/),
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
])('a link to a page, the web, a mail or a telephone is fine: %s', async (url) => {
  expect(await faultsOf(`See [this](${url}).`)).toEqual([]);
});

test('an address or a mail written out in the text is fine', async () => {
  expect(await faultsOf('Write to help@larkspan.example or see www.medicaid.gov.')).toEqual([]);
});

test.each([
  '![A tub](https://larkspan.example/tub.jpg)',
  '<Figure src="//larkspan.example/tub.jpg" alt="A tub" />',
])('a picture on another site is refused, with the folder it belongs into: %s', async (picture) => {
  expect(await faultsOf(picture)).toEqual([
    expect.stringMatching(
      /^1: The picture .*tub\.jpg is not on this site\. Put the file into static\/images and write \/images\/tub\.jpg\.$/,
    ),
  ]);
});

test('a picture without a slash in front is refused with what to write', async () => {
  expect(await faultsOf('![A tub](images/tub.jpg)')).toEqual([
    '1: The picture images/tub.jpg would not be found. Put the file into static/images and write /images/tub.jpg.',
  ]);
});

test.each(['/rss.xml', '/robots.txt', '/contact', '/files/a.pdf'])(
  'a file that is no picture is refused as one: %s',
  async (file) => {
    expect(await faultsOf(`![A tub](${file})`)).toEqual([
      expect.stringContaining(`1: The file ${file} is not a picture. `),
    ]);
    expect(await faultsOf(`<Figure src="${file}" alt="A tub" />`)).toHaveLength(1);
    expect(await faultsOf(`[A tub](${file})`)).toEqual([]);
  },
);

test.each(['/images/tub.webp', '/tub.PNG', '/a.jpg?x=1#y', '/icon.svg', '/favicon.ico'])(
  'a picture of the site is fine: %s',
  async (file) => {
    expect(await faultsOf(`![A tub](${file})`)).toEqual([]);
  },
);
