import { expect, test } from 'vitest';
import { parseBody } from '../parse-body';

const findIssues = async (body: string) => {
  const { issues } = await parseBody(body, 'blog');
  return issues.map(({ line, column, message }) => `${line}:${column} ${message}`);
};

const looseIn = (list: string) =>
  list === 'Steps'
    ? 'The list of steps may only contain steps.'
    : 'The list of downloads may only contain downloads.';
const line = 'can’t be inside a line of text.';

test.each([
  ['For help see <ContactCard /> today.', `1:14 The contact card ${line}`],
  ['Our counties: <CountyMap />', `1:15 The map ${line}`],
  ['Note: <Callout title="A">Bring it.</Callout>', `1:7 The callout ${line}`],
  ['Press <EligibilityButton /> now', `1:7 The eligibility button ${line}`],
  ['**<Callout title="A">B</Callout>**', `1:3 The callout ${line}`],
  [
    '<Callout title="A">\nText <Figure src="/a.png" alt="b" />\n</Callout>',
    `2:6 The picture ${line}`,
  ],
  ['- One <Programs />', `1:7 The list of programs ${line}`],
  ['## A <ContactCard />', '1:6 The contact card can’t be inside a heading.'],
  ['[<Callout title="A">B</Callout>](/contact)', '1:2 The callout can’t be inside a link.'],
  ['| a |\n|---|\n| <CountyMap /> |', '3:3 The map can’t be inside a table.'],
  [
    'Please [call <RegionPhone /> now](/contact).',
    '1:14 The phone number is a link and can’t be inside another link.',
  ],
  [
    '[write *to <RegionEmail />*][1]\n\n[1]: /contact',
    '1:12 The email address is a link and can’t be inside another link.',
  ],
  [
    '[see[^1]](/contact)\n\n[^1]: Note.',
    '1:5 A footnote is a link and can’t be inside another link.',
  ],
  ['- <Step title="A">B</Step>', '1:3 The step can’t be inside another entry of a list.'],
  [
    '<Steps>\n<Step title="A">\n\n<Callout title="B">\n\n<Step title="C" />\n\n</Callout>\n\n</Step>\n</Steps>',
    '6:1 The step can’t be inside another entry of a list.',
  ],
  ['<Step title="A">B</Step>', '1:1 The step must be inside a list of steps.'],
  [
    '<DownloadList>\n\n<Callout title="A">\n\nB\n\n</Callout>\n\n</DownloadList>',
    `3:1 ${looseIn('DownloadList')}`,
  ],
  ['<Steps>loose text</Steps>', `1:8 ${looseIn('Steps')}`],
  ['<Steps>\n\n<Step title="A" />\n\n- loose\n\n</Steps>', `5:1 ${looseIn('Steps')}`],
  ['<DownloadList>\n  text\n</DownloadList>', `2:3 ${looseIn('DownloadList')}`],
  ['<DownloadList><Step title="A" /></DownloadList>', `1:15 ${looseIn('DownloadList')}`],
  [
    '<Callout title="A">\n\n<Download href="/a.pdf" title="B" />\n\n</Callout>',
    '3:1 The download must be inside a list of downloads.',
  ],
])('rejects invalid nesting: %s', async (body, issue) => {
  expect(await findIssues(body)).toEqual([issue]);
});

test.each([
  'Call <RegionPhone /> or write to **<RegionEmail />**.',
  '## <RegionName /> in <RegionPlace />',
  '[about <RegionName />](/contact)',
  '| a |\n|---|\n| <RegionPhone /> |',
  '<Callout title="A">Bring it.</Callout>',
  '<ContactCard /> <CountyMap />',
  '<Steps><Step title="A">Text <Callout title="B">C</Callout></Step></Steps>',
  '- One\n\n  <Callout title="A">B</Callout>',
  '- <Steps>\n  <Step title="A">B</Step>\n  </Steps>',
  '<DownloadList>\n\n<Download href="/a.pdf" title="A" />\n\n<Download href="/b.pdf" title="B" />\n\n</DownloadList>',
  '<DownloadList><Download href="/a.pdf" title="A" /> <Download href="/b.pdf" title="B" /></DownloadList>',
  '> <Callout title="A">B</Callout>',
  'A[^1].\n\n[^1]: <RegionPhone />',
])('accepts valid nesting: %s', async (body) => {
  expect(await findIssues(body)).toEqual([]);
});
