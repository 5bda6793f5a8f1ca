import { expect, test } from 'vitest';
import { problemIn } from './run-build';

test('what stands in the way of a build is told by the name of its post', () => {
  const output = [
    'Error: The content has 1 to mend:',
    '',
    '.office/blog/warm-hands.mdx:4  There is no page /nope.',
    '    Write the address of a page of this site.',
  ].join('\n');
  expect(problemIn(output)).toBe(
    'The post “warm-hands” stands in the way: There is no page /nope.',
  );
});

test('nothing else of the output is told', () => {
  expect(problemIn('ENOSPC: no space left, write /srv/secret')).not.toContain('/srv');
});
