import { expect, test } from 'vitest';
import { toRelativePath } from './relative-path';

test('converts to relative commands', () => {
  expect(toRelativePath('M10,20L11.5,19L10,20Z')).toBe('M10 20l1.5-1-1.5 1z');
  expect(toRelativePath('M0.4,-0.6L0.1,0.2L3,0.2')).toBe('M.4-.6l-.3 .8 2.9 0');
});

test('does not drift over many steps', () => {
  const points = Array.from({ length: 1000 }, (_, index) => `L${((index * 7) % 1000) / 10},0.1`);
  const numbers = toRelativePath(`M0,0${points.join('')}`)
    .split('l')[1]
    ?.match(/-?\d*\.?\d+/g)
    ?.map(Number);
  const sum = numbers?.filter((_, index) => index % 2 === 0).reduce((a, b) => a + b, 0) ?? 0;
  expect(sum).toBeCloseTo(99.3, 6);
});
