import { expect, test } from 'vitest';
import { parseBody } from '../parse-body';

async function findIssues(body: string): Promise<string[]> {
  const { issues } = await parseBody(body);
  return issues.map(({ line, problem, advice }) => `${line}: ${problem} ${advice}`);
}

test.each([
  [
    '<Callout tone="red" title="A">Text.</Callout>',
    '<Callout> can’t have tone="red". Write tone="info" or tone="tip" or tone="warning".',
  ],
  ['<FaqList topic="money" />', '<FaqList> can’t have topic="money". Write topic="eligibility" or'],
  ['<Steps row></Steps>', '<Steps> can’t have row="". Write row="true".'],
  [
    '<Steps><Step titel="A" title="B">Text.</Step></Steps>',
    '<Step> has no property "titel". Delete it, or use one of: title.',
  ],
  ['<CountyMap zoom="2" />', '<CountyMap> has no property "zoom". Delete it.'],
  [
    '<Steps><Step title={2}>Text.</Step></Steps>',
    '<Step> has a value in { }, which is code. Write the value in quotes: title="…".',
  ],
])('rejects an unknown property or value: %s', async (body, words) => {
  const [issue, ...others] = await findIssues(`\n${body}`);
  expect(issue).toContain(`2: ${words}`);
  expect(others).toEqual([]);
});

test.each(['# Prices', 'Prices\n===='])('rejects a second main heading: %s', async (heading) => {
  expect(await findIssues(`\n${heading}`)).toEqual([
    '2: The page already has a main heading: its title. Write ## instead of #.',
  ]);
});
