import { beforeAll, expect, test } from 'vitest';
import { breakLines, loadFonts, measureText, outlineText, type TextStyle } from './outline-text';

let style: TextStyle;
beforeAll(async () => {
  style = { font: (await loadFonts()).display, size: 70, letterSpacing: -0.02 };
});

const title = 'Caring for a parent who lives far away';

test('breaks a text at spaces into lines of the given width', () => {
  const lines = breakLines(title, 600, 4, style);
  expect(lines.join(' ')).toBe(title);
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(measureText(line, style)).toBeLessThanOrEqual(600);
  expect(breakLines('FAQs', 600, 4, style)).toEqual(['FAQs']);
});

test('ends in … if the lines are not enough, without exceeding the width', () => {
  const lines = breakLines(title.repeat(3), 600, 2, style);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/[a-z]…$/);
  for (const line of lines) expect(measureText(line, style)).toBeLessThanOrEqual(600);
});

test('outlines contain only numbers and commands', () => {
  const outline = outlineText('How 1,000 “families” arrange café visits', 0.1, 99.9, style);
  expect(outline).toMatch(/^M[-MLQCZ\d. ]+Z$/);
});
