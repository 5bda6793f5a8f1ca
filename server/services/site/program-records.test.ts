import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testPrograms } from '../../testing/samples/programs';
import { loadPrograms } from './program-records';

test('reads programs.json of the built site, and the files in content/ without it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'larkspan-programs-'));
  try {
    const jacc = loadPrograms(folder).find(({ id }) => id === 'nj-jacc');
    expect(jacc?.facts.find(({ id }) => id === 'savings-limit-single')).toMatchObject({
      value: 40_000,
      from: '2018-01-01',
      until: null,
    });
    expect(loadPrograms(folder, join(folder, 'none'))).toEqual([]);
    writeFileSync(join(folder, 'programs.json'), JSON.stringify(testPrograms));
    expect(loadPrograms(folder)).toEqual(testPrograms);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
