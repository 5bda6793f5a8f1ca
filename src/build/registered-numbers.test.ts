import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { hashRegisteredNumbers } from './registered-numbers';

const rounds = 1_000;

describe('the list of registered numbers', () => {
  it('leaves the build as hashes, without any number', async () => {
    const file = JSON.stringify(
      await hashRegisteredNumbers('(516) 555-0101\n3475550102\n', rounds),
    );
    expect(file).not.toMatch(/516|347/);
    expect(JSON.parse(file)).toMatchObject({
      iterations: rounds,
      hashes: [expect.stringMatching(/^[0-9a-f]{32}$/), expect.stringMatching(/^[0-9a-f]{32}$/)],
    });
  });

  it('gives the same file for the same numbers, however they are written and ordered', async () => {
    const one = await hashRegisteredNumbers('5165550101\n3475550102', rounds);
    const two = await hashRegisteredNumbers(
      '# ours\n\n347-555-0102\r\n(516) 555-0101 # front desk\n5165550101\n',
      rounds,
    );
    expect(two).toEqual(one);
  });

  it('has another salt for another list', async () => {
    const one = await hashRegisteredNumbers('5165550101', rounds);
    const two = await hashRegisteredNumbers('5165550102', rounds);
    expect(two.salt).not.toBe(one.salt);
  });

  it('stops at a line that is no phone number and names it', async () => {
    await expect(hashRegisteredNumbers('5165550101\n55501\n', rounds)).rejects.toThrow(
      'registered-numbers.txt:2: "55501"',
    );
  });

  it('holds every line of the content', async () => {
    const text = await readFile('content/settings/registered-numbers.txt', 'utf8');
    const { hashes } = await hashRegisteredNumbers(text, 1);
    expect(hashes).toHaveLength(text.trim().split('\n').length);
  });
});
