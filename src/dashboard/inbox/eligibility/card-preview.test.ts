import { expect, test } from 'vitest';
import { showingOf } from './card-preview';

test('a picture is shown, and a PDF where the browser can show one', () => {
  expect(showingOf('image/webp', false)).toBe('picture');
  expect(showingOf('application/pdf', true)).toBe('viewer');
  expect(showingOf('application/pdf', false)).toBe('download');
  expect(showingOf('application/pdf', undefined)).toBe('download');
});

test('what is no PDF never gets a frame, in which it could run', () => {
  for (const type of ['text/html', 'image', '', 'application/pdf+html']) {
    expect(showingOf(type, true)).toBe('download');
  }
});
