import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SWRConfig } from 'swr';
import { NetworkError } from '../../../browser/api/api-client';
import { CoverField } from './cover-field';
import { ImageUrlProvider } from './image-urls';

const { callStaff, fetchStaffFile } = vi.hoisted(() => ({
  callStaff: vi.fn(),
  fetchStaffFile: vi.fn(),
}));
vi.mock('../../api/staff-client', () => ({ callStaff, fetchStaffFile }));
const onCover = vi.fn();
const onUpload = vi.fn<(upload: Promise<string | null>) => void>();
beforeEach(() => {
  callStaff.mockReset();
  onCover.mockReset();
  onUpload.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const open = (cover = '') =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ImageUrlProvider>
        <CoverField
          cover={cover}
          alt="A tub"
          error={undefined}
          altError={undefined}
          onCover={onCover}
          onUpload={onUpload}
          onAlt={() => undefined}
        />
      </ImageUrlProvider>
    </SWRConfig>,
  );
const choose = (name: string, bytes = 9) => {
  const file = new File(['x'], name, { type: 'image/png' });
  Object.defineProperty(file, 'size', { value: bytes });
  fireEvent.change(screen.getByLabelText(/^Cover picture/), { target: { files: [file] } });
};
/** The response to the next upload, sent later. */
const deferUpload = () => {
  let settle = { resolve: (_response: object) => {}, reject: (_error: Error) => {} };
  callStaff.mockReturnValueOnce(
    new Promise<object>((resolve, reject) => {
      settle = { resolve, reject };
    }),
  );
  return () => settle;
};
const spinner = () => screen.queryByText('Uploading the picture…');

test('a cover shows that it is uploading until it is done', async () => {
  const upload = deferUpload();
  open();
  choose('a.png');
  expect(spinner()).toBeTruthy();
  await act(async () => upload().resolve({ src: '/images/posts/a.webp' }));
  expect(spinner()).toBeNull();
  await expect(onUpload.mock.lastCall?.[0]).resolves.toBe('/images/posts/a.webp');
});

test('the state is that of the cover chosen last', async () => {
  const [first, second] = [deferUpload(), deferUpload()];
  open();
  choose('a.png');
  choose('b.png');
  await act(async () => first().reject(new NetworkError()));
  expect(spinner()).toBeTruthy();
  expect(screen.queryByText(new NetworkError().message)).toBeNull();
  await act(async () => second().reject(new NetworkError()));
  expect(spinner()).toBeNull();
  expect(screen.getByText(new NetworkError().message)).toBeTruthy();
});

test('a cover that is too large is not uploaded and cancels the one before', () => {
  deferUpload();
  open();
  choose('a.png');
  onCover.mockReset();
  choose('b.png', 11_000_000);
  expect(screen.getByText('This picture is larger than 10 MB')).toBeTruthy();
  expect(spinner()).toBeNull();
  expect(onCover).toHaveBeenCalledWith('');
  expect(callStaff).toHaveBeenCalledTimes(1);
});

test('the object URLs of a draft’s images are revoked when the post is closed', async () => {
  const revokeObjectURL = vi.fn();
  const urls = { createObjectURL: () => 'blob:cover', revokeObjectURL };
  vi.stubGlobal('URL', Object.assign(URL, urls));
  fetchStaffFile.mockResolvedValue(new Blob(['a picture']));
  const { unmount } = open(`/images/posts/${'a'.repeat(32)}.webp`);
  expect((await screen.findByAltText('A tub')).getAttribute('src')).toBe('blob:cover');
  unmount();
  await vi.waitFor(() => expect(revokeObjectURL).toHaveBeenCalledWith('blob:cover'));
});

test('a cover that could not be loaded appears once there is a connection', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:cover' }));
  fetchStaffFile.mockRejectedValueOnce(new NetworkError());
  fetchStaffFile.mockResolvedValueOnce(new Blob(['a picture']));
  open(`/images/posts/${'b'.repeat(32)}.webp`);
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  expect(screen.queryByAltText('A tub')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(screen.getByAltText('A tub').getAttribute('src')).toBe('blob:cover');
  vi.useRealTimers();
});
