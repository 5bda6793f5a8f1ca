import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SWRConfig } from 'swr';
import { NetworkError } from '../../../lib/api/api-client';
import { CoverField } from './cover-field';
import { OwnPictures } from './image-urls';

const { callStaff, fetchStaffFile } = vi.hoisted(() => ({
  callStaff: vi.fn(),
  fetchStaffFile: vi.fn(),
}));
vi.mock('../../api/staff-client', () => ({ callStaff, fetchStaffFile }));
const onCover = vi.fn();
const onUpload = vi.fn((upload: Promise<string>) => void upload.catch(() => undefined));
beforeEach(() => {
  callStaff.mockReset();
  onCover.mockReset();
  onUpload.mockClear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (cover = '') =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <OwnPictures>
        <CoverField
          {...{ cover, onCover, onUpload }}
          alt="A tub"
          error={undefined}
          altError={undefined}
          onAlt={() => undefined}
        />
      </OwnPictures>
    </SWRConfig>,
  );
const field = () => screen.getByLabelText(/^Cover picture/);
const choose = (name: string, bytes = 9) => {
  const file = new File(['x'], name, { type: 'image/png' });
  Object.defineProperty(file, 'size', { value: bytes });
  fireEvent.change(field(), { target: { files: [file] } });
};
const held = () => {
  let end = { resolve: (_answer: object) => {}, reject: (_error: Error) => {} };
  callStaff.mockReturnValueOnce(
    new Promise<object>((resolve, reject) => {
      end = { resolve, reject };
    }),
  );
  return () => end;
};
const sending = () => screen.queryByText('Sending the picture');

test('a cover says that it is being sent, until it is there', async () => {
  const end = held();
  open();
  expect(sending()).toBeNull();
  choose('a.png');
  expect(sending()).toBeTruthy();
  await act(async () => end().resolve({ src: '/images/posts/a.webp' }));
  expect(sending()).toBeNull();
  await expect(onUpload.mock.lastCall?.[0]).resolves.toBe('/images/posts/a.webp');
});

test('of two covers the second is waited for, and what became of the first is not told', async () => {
  const [first, second] = [held(), held()];
  open();
  choose('a.png');
  choose('b.png');
  await act(async () => first().reject(new NetworkError()));
  expect(sending()).toBeTruthy();
  expect(field().getAttribute('aria-invalid')).not.toBe('true');
  await act(async () => second().reject(new NetworkError()));
  expect(sending()).toBeNull();
  expect(screen.getByText(new NetworkError().message)).toBeTruthy();
});

test('a cover that is too large is not sent, and the one before it is not wanted any more', () => {
  held();
  open();
  choose('a.png');
  onCover.mockReset();
  choose('b.png', 11_000_000);
  expect(screen.getByText('This picture is larger than 10 MB')).toBeTruthy();
  expect(sending()).toBeNull();
  expect(onCover).toHaveBeenCalledWith('');
  expect(onUpload).toHaveBeenCalledTimes(1);
});

test('what is shown of a draft’s pictures is given back when the post is closed', async () => {
  const revokeObjectURL = vi.fn();
  const urls = { createObjectURL: () => 'blob:cover', revokeObjectURL };
  vi.stubGlobal('URL', Object.assign(URL, urls));
  fetchStaffFile.mockResolvedValue(new Blob(['a picture']));
  const { unmount } = open(`/images/posts/${'a'.repeat(32)}.webp`);
  expect((await screen.findByAltText('A tub')).getAttribute('src')).toBe('blob:cover');
  expect(revokeObjectURL).not.toHaveBeenCalled();
  unmount();
  await vi.waitFor(() => expect(revokeObjectURL).toHaveBeenCalledWith('blob:cover'));
});

test('the picture that is chosen stands below its heading', () => {
  open('/images/posts/a.png');
  const group = screen.getByRole('group', { name: 'Cover picture' });
  expect(group.contains(screen.getByRole('button', { name: 'Remove the cover' }))).toBe(true);
});
