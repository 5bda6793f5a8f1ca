import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SWRConfig } from 'swr';
import type { SignatureAnswer } from '../../../contract/signatures/schema';
import { Signature } from './detail';
import { signaturesAddress } from './params';

const copied = vi.hoisted(() => vi.fn<(html: string) => Promise<void>>());
vi.mock('./clipboard', () => ({ copyHtml: copied, copyFormatted: vi.fn() }));
vi.mock('../components/detail/detail-pane', () => ({
  OpenDetail: ({ children }: { children: React.ReactNode }) => <div>{children}</div>,
}));
afterEach(cleanup);

const ada: SignatureAnswer = {
  name: 'Ada Lee',
  html: '<p>beside</p>',
  text: 'Ada Lee',
  fileName: 'ada-lee',
  bytes: 900,
  hasPhoto: true,
  hasWorkPhone: true,
  photo: null,
};

function open(answerOf: (path: string) => SignatureAnswer | Promise<SignatureAnswer>) {
  const drawn = (layout: 'beside' | 'compact') => (
    <SWRConfig value={{ provider, fetcher: answerOf }}>
      <Signature
        employee="e1"
        state={{ ...signaturesAddress.usual, layout }}
        back="/"
        takesFocus={false}
        onChange={() => undefined}
      />
    </SWRConfig>
  );
  const cache = new Map();
  const provider = () => cache;
  const { rerender } = render(drawn('beside'));
  return { look: (layout: 'beside' | 'compact') => rerender(drawn(layout)) };
}

test('a signature is not copied in the look before while the chosen one is on its way', async () => {
  let arrive: (answer: SignatureAnswer) => void = () => undefined;
  const compact = new Promise<SignatureAnswer>((resolve) => {
    arrive = resolve;
  });
  copied.mockResolvedValue();
  const { look } = open((path) => (path.includes('layout=compact') ? compact : ada));
  await screen.findByRole('button', { name: 'Copy HTML' });
  look('compact');
  fireEvent.click(screen.getByRole('button', { name: /Copy HTML/ }));
  expect(copied).not.toHaveBeenCalled();
  arrive({ ...ada, html: '<p>compact</p>' });
  await waitFor(() => {
    fireEvent.click(screen.getByRole('button', { name: /Copy HTML/ }));
    expect(copied).toHaveBeenCalledWith('<p>compact</p>');
  });
  expect(copied).not.toHaveBeenCalledWith(ada.html);
});

test.each([true, false])(
  'the shape of a photo is offered: %s, as there is one',
  async (hasPhoto) => {
    open(() => ({ ...ada, hasPhoto }));
    await screen.findByRole('combobox', { name: 'Layout' });
    expect(screen.queryByRole('combobox', { name: 'Photo' }) !== null).toBe(hasPhoto);
  },
);

test.each([true, false])(
  'who has a work phone (%s) is not told to have none',
  async (hasWorkPhone) => {
    open(() => ({ ...ada, hasWorkPhone }));
    await screen.findByRole('checkbox', { name: 'Include direct number' });
    expect(screen.queryByText('This employee has no work phone') === null).toBe(hasWorkPhone);
  },
);

test('a signature is shown as high as it is, and runs no script', async () => {
  open(() => ada);
  const frame = await screen.findByTitle<HTMLIFrameElement>('Signature, light');
  vi.spyOn(frame, 'contentDocument', 'get').mockReturnValue({
    body: { offsetHeight: 321 },
  } as unknown as Document);
  fireEvent.load(frame);
  expect(frame.style.height).toBe('323px');
  expect(frame.getAttribute('sandbox')).toBe('allow-same-origin');
});
