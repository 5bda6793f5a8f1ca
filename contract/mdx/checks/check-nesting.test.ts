import { expect, test } from 'vitest';
import { parseBody } from '../parse-body';

const findIssues = async (body: string) => {
  const { issues } = await parseBody(body, 'blog');
  return issues.map(({ line, column, message }) => `${line}:${column} ${message}`);
};

const looseIn = (list: string) =>
  `<${list}> may only contain <${list === 'Steps' ? 'Step' : 'Download'}>.`;
const line = 'can’t be inside a line of text.';

test.each([
  ['For help see <ContactCard /> today.', `1:14 <ContactCard> ${line}`],
  ['Our counties: <CountyMap />', `1:15 <CountyMap> ${line}`],
  ['Note: <Callout title="A">Bring it.</Callout>', `1:7 <Callout> ${line}`],
  ['Press <EligibilityButton /> now', `1:7 <EligibilityButton> ${line}`],
  ['**<Callout title="A">B</Callout>**', `1:3 <Callout> ${line}`],
  ['<Callout title="A">\nText <Figure src="/a.png" alt="b" />\n</Callout>', `2:6 <Figure> ${line}`],
  ['- One <Programs />', `1:7 <Programs> ${line}`],
  ['## A <ContactCard />', '1:6 <ContactCard> can’t be inside a heading.'],
  ['[<Callout title="A">B</Callout>](/contact)', '1:2 <Callout> can’t be inside a link.'],
  ['| a |\n|---|\n| <CountyMap /> |', '3:3 <CountyMap> can’t be inside a table.'],
  [
    'Please [call <RegionPhone /> now](/contact).',
    '1:14 <RegionPhone> is a link and can’t be inside another link.',
  ],
  [
    '[write *to <RegionEmail />*][1]\n\n[1]: /contact',
    '1:12 <RegionEmail> is a link and can’t be inside another link.',
  ],
  [
    '[see[^1]](/contact)\n\n[^1]: Note.',
    '1:5 A footnote is a link and can’t be inside another link.',
  ],
  ['- <Step title="A">B</Step>', '1:3 <Step> can’t be inside another entry of a list.'],
  [
    '<Steps>\n<Step title="A">\n\n<Callout title="B">\n\n<Step title="C" />\n\n</Callout>\n\n</Step>\n</Steps>',
    '6:1 <Step> can’t be inside another entry of a list.',
  ],
  ['<Step title="A">B</Step>', '1:1 <Step> must be inside <Steps>.'],
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
    '3:1 <Download> must be inside <DownloadList>.',
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
