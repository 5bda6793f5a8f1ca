import { expect, test } from 'vitest';
import { checkNumbers } from './check-numbers';

const file = 'content/settings/registered-numbers.txt';

test('parses numbers in any format and skips comments', () => {
  const text = '# ours\n\n347-555-0102\r\n(516) 555-0101 # front desk\n';
  expect(checkNumbers(file, text)).toEqual({ numbers: ['3475550102', '5165550101'], issues: [] });
});

test('reports each invalid line', () => {
  const { issues } = checkNumbers(file, '5165550101\n55501\nRosa\n');
  expect(issues.map(({ line, problem }) => `${line}: ${problem}`)).toEqual([
    '2: "55501" is not a US phone number.',
    '3: "Rosa" is not a US phone number.',
  ]);
});
