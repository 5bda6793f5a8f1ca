import { describe, expect, test } from 'vitest';
import { hashRegisteredNumbers, parseRegisteredNumbers } from './registered-numbers';

const rounds = 1_000;

describe('the list of registered numbers', () => {
  test('contains hashes but no numbers', async () => {
    const file = JSON.stringify(await hashRegisteredNumbers(['5165550101', '3475550102'], rounds));
    expect(file).not.toMatch(/516|347/);
    expect(JSON.parse(file)).toMatchObject({
      iterations: rounds,
      hashes: [expect.stringMatching(/^[0-9a-f]{32}$/), expect.stringMatching(/^[0-9a-f]{32}$/)],
    });
  });

  test('does not depend on the order', async () => {
    const one = await hashRegisteredNumbers(['5165550101', '3475550102'], rounds);
    const two = await hashRegisteredNumbers(['3475550102', '5165550101', '5165550101'], rounds);
    expect(two).toEqual(one);
  });

  test('has another salt for another list', async () => {
    const one = await hashRegisteredNumbers(['5165550101'], rounds);
    const two = await hashRegisteredNumbers(['5165550102'], rounds);
    expect(two.salt).not.toBe(one.salt);
  });
});

const file = 'content/settings/registered-numbers.txt';

test('parses numbers in any format and skips comments', () => {
  const text = '# ours\n\n347-555-0102\r\n(516) 555-0101 # front desk\n';
  expect(parseRegisteredNumbers(file, text)).toEqual({
    numbers: ['3475550102', '5165550101'],
    issues: [],
  });
});

test('reports each invalid line', () => {
  const { issues } = parseRegisteredNumbers(file, '5165550101\n55501\nRosa\n');
  expect(issues.map(({ line, message }) => `${line}: ${message}`)).toEqual([
    '2: "55501" is not a US phone number.',
    '3: "Rosa" is not a US phone number.',
  ]);
});
