import { expect, test } from 'vitest';
import { answeringThread } from './answering-thread';

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Milliseconds of a processor that this process takes in this time, in all its threads. */
async function busy(milliseconds: number): Promise<number> {
  const before = process.cpuUsage();
  await wait(milliseconds);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

test.each(['count', 'unpack'])(
  'work that takes too long (%s) is given up, the next is done, and no processor goes on with it',
  async (endless) => {
    const ask = answeringThread<string, string>('testing/slow-thread', 600);
    expect(await ask('first')).toBe('first');
    expect(await ask(endless)).toBeNull();
    expect(await ask('next')).toBe('next');
    expect(await busy(1_000)).toBeLessThan(500);
  },
);

test('others are answered while it works, and what fails is answered with nothing', async () => {
  const ask = answeringThread<string, string>('testing/slow-thread', 1_000);
  await ask('first');
  let turns = 0;
  const clock = setInterval(() => (turns += 1), 20);
  expect(await ask('count')).toBeNull();
  clearInterval(clock);
  expect(turns).toBeGreaterThan(10);
  expect(await ask('fail')).toBeNull();
  expect(await ask('next')).toBe('next');
});
