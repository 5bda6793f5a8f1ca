import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BenefitCardDialog } from './benefit-card-dialog';

const fetchStaffFile = vi.hoisted(() => vi.fn());
vi.mock('../../api/staff-client', () => ({ fetchStaffFile }));

beforeEach(() => {
  const urls = { createObjectURL: () => 'blob:card', revokeObjectURL: () => undefined };
  vi.stubGlobal('URL', Object.assign(URL, urls));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function open(type: string, hasPdfViewer: boolean | undefined) {
  vi.stubGlobal('navigator', { pdfViewerEnabled: hasPdfViewer });
  fetchStaffFile.mockResolvedValue(new File(['card'], 'card', { type }));
  render(<BenefitCardDialog userId="a" cardId="b" name="Ann" onClose={() => undefined} />);
  await screen.findByRole('link', { name: 'Download' });
  return {
    image: screen.queryByRole('img', { name: 'Benefit card of Ann' }),
    frame: screen.queryByTitle('Benefit card of Ann (PDF)'),
  };
}

test('shows images', async () => {
  expect(await open('image/webp', false)).toMatchObject({ image: expect.anything(), frame: null });
});

test('shows PDFs if the browser has a PDF viewer', async () => {
  expect(await open('application/pdf', true)).toMatchObject({
    image: null,
    frame: expect.anything(),
  });
});

test.each([
  ['application/pdf', false],
  ['application/pdf', undefined],
  ['text/html', true],
  ['', true],
  ['application/pdf+html', true],
])('offers a file of type "%s" only for download if the PDF viewer is %s', async (type, viewer) => {
  expect(await open(type, viewer)).toEqual({ image: null, frame: null });
});
