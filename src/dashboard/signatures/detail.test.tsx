import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SWRConfig } from 'swr';
import type { SignatureLayout } from '../../../contract/signatures/constants';
import type { SignatureResponse } from '../../../contract/signatures/schema';
import { SignatureDetail } from './detail';
import { signaturesParams } from './params';

vi.mock('gatsby', () => ({ navigate: vi.fn() }));
afterEach(() => {
  vi.unstubAllGlobals();
});

const ada: SignatureResponse = {
  name: 'Ada Lee',
  html: '<p>beside</p>',
  text: 'Ada Lee',
  fileName: 'ada-lee',
  bytes: 900,
  hasPhoto: true,
  hasWorkPhone: true,
  photo: null,
};

function open(fetcher: (path: string) => SignatureResponse | Promise<SignatureResponse>) {
  const cache = new Map();
  const provider = () => cache;
  const createScreen = (layout: SignatureLayout) => (
    <SWRConfig value={{ provider, fetcher }}>
      <SignatureDetail
        id="e1"
        state={{ ...signaturesParams.defaults, layout }}
        backUrl="/"
        takesFocus={false}
        onChange={() => undefined}
      />
    </SWRConfig>
  );
  const { rerender } = render(createScreen('beside'));
  return { setLayout: (layout: SignatureLayout) => rerender(createScreen(layout)) };
}

test('a signature cannot be copied in its old style while the new one loads', async () => {
  const writeText = vi.fn<(html: string) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal('navigator', Object.assign(navigator, { clipboard: { writeText } }));
  let respond: (signature: SignatureResponse) => void = () => undefined;
  const compact = new Promise<SignatureResponse>((resolve) => (respond = resolve));
  const { setLayout } = open((path) => (path.includes('layout=compact') ? compact : ada));
  await screen.findByRole('button', { name: 'Copy HTML' });
  setLayout('compact');
  fireEvent.click(screen.getByRole('button', { name: /Copy HTML/ }));
  expect(writeText).not.toHaveBeenCalled();
  respond({ ...ada, html: '<p>compact</p>' });
  await waitFor(() => {
    fireEvent.click(screen.getByRole('button', { name: /Copy HTML/ }));
    expect(writeText).toHaveBeenCalledWith('<p>compact</p>');
  });
  expect(writeText).not.toHaveBeenCalledWith(ada.html);
});

test('the photo shape is offered only to employees with a photo', async () => {
  open(() => ({ ...ada, hasPhoto: false }));
  await screen.findByRole('combobox', { name: 'Layout' });
  expect(screen.queryByRole('combobox', { name: 'Photo' })).toBeNull();
});

test('the preview is as high as the signature and runs no scripts', async () => {
  open(() => ada);
  const frame = await screen.findByTitle<HTMLIFrameElement>('Signature, light');
  vi.spyOn(frame, 'contentDocument', 'get').mockReturnValue({
    body: { offsetHeight: 321 },
  } as unknown as Document);
  fireEvent.load(frame);
  expect(frame.style.height).toBe('323px');
  expect(frame.getAttribute('sandbox')).toBe('allow-same-origin');
});
