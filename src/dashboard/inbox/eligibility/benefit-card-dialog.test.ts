import { expect, test } from 'vitest';
import { getPreviewKind } from './benefit-card-dialog';

test('shows images, and PDFs if the browser has a PDF viewer', () => {
  expect(getPreviewKind('image/webp', false)).toBe('image');
  expect(getPreviewKind('application/pdf', true)).toBe('pdf');
  expect(getPreviewKind('application/pdf', false)).toBe('download');
  expect(getPreviewKind('application/pdf', undefined)).toBe('download');
});

test.each(['text/html', 'image', '', 'application/pdf+html'])(
  'never puts a file of type "%s" into a frame',
  (type) => {
    expect(getPreviewKind(type, true)).toBe('download');
  },
);
