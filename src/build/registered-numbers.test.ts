import { describe, expect, it } from 'vitest';
import { hashRegisteredNumbers } from './registered-numbers';

const rounds = 1_000;

describe('the list of registered numbers', () => {
  it('contains hashes but no numbers', async () => {
    const file = JSON.stringify(await hashRegisteredNumbers(['5165550101', '3475550102'], rounds));
    expect(file).not.toMatch(/516|347/);
    expect(JSON.parse(file)).toMatchObject({
      iterations: rounds,
      hashes: [expect.stringMatching(/^[0-9a-f]{32}$/), expect.stringMatching(/^[0-9a-f]{32}$/)],
    });
  });

  it('does not depend on the order', async () => {
    const one = await hashRegisteredNumbers(['5165550101', '3475550102'], rounds);
    const two = await hashRegisteredNumbers(['3475550102', '5165550101', '5165550101'], rounds);
    expect(two).toEqual(one);
  });

  it('has another salt for another list', async () => {
    const one = await hashRegisteredNumbers(['5165550101'], rounds);
    const two = await hashRegisteredNumbers(['5165550102'], rounds);
    expect(two.salt).not.toBe(one.salt);
  });
});
