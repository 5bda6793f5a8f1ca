import { expect, test } from 'vitest';
import { shiftOf } from './scroll-shift';

const at = (rows: Record<string, number>) => new Map(Object.entries(rows));
const before = at({ ana: 200, bo: 300, cy: 400 });

test.each([
  ['a row that has come above moves them down', at({ new: 0, ana: 300, bo: 400, cy: 500 }), 100],
  ['a row that has gone above moves them up', at({ ana: 100, bo: 200, cy: 300 }), -100],
  [
    'one of them that goes to the top moves none of the others',
    at({ ana: 0, bo: 300, cy: 400 }),
    0,
  ],
  ['none of them is there any more', at({ dee: 0 }), 0],
])('%s', (_, now, shift) => {
  expect(shiftOf(before, now)).toBe(shift);
});
