import { expect, test } from 'vitest';
import { parseBody } from '../parse-body';

/** The faults of a body, each as 'line: problem advice'. */
async function faultsOf(body: string): Promise<string[]> {
  const { faults } = await parseBody(body);
  return faults.map(({ line, problem, advice }) => `${line}: ${problem} ${advice}`);
}

test.each([
  [
    '<Callout tone="red" title="A">Text.</Callout>',
    '<Callout> does not know tone="red". Write tone="info" or tone="tip" or tone="warning".',
  ],
  [
    '<FaqList topic="money" />',
    '<FaqList> does not know topic="money". Write topic="eligibility" or',
  ],
  ['<Steps row></Steps>', '<Steps> does not know row="". Write row="true".'],
  [
    '<Steps><Step titel="A" title="B">Text.</Step></Steps>',
    '<Step> does not know "titel". Take it out, or use one of: title.',
  ],
  ['<CountyMap zoom="2" />', '<CountyMap> does not know "zoom". Take it out.'],
  [
    '<Steps><Step title={2}>Text.</Step></Steps>',
    '<Step> has a value in { }, which is code. Write the value in quotes, as title="…".',
  ],
])('what a component does not take is refused, with what it does: %s', async (body, words) => {
  const [fault, ...others] = await faultsOf(`\n${body}`);
  expect(fault).toContain(`2: ${words}`);
  expect(others).toEqual([]);
});

test.each(['# Prices', 'Prices\n===='])(
  'a second heading of the page is refused: %s',
  async (heading) => {
    expect(await faultsOf(`\n${heading}`)).toEqual([
      '2: The page has a heading already: its title. Write ## in place of #.',
    ]);
  },
);
