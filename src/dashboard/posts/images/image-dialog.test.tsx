import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../browser/api/api-client';
import { ImageDialog } from './image-dialog';

const callStaff = vi.hoisted(() => vi.fn());
vi.mock('../../api/staff-client', () => ({ callStaff }));

const onSave = vi.fn();
beforeEach(() => {
  callStaff.mockReset();
  onSave.mockReset();
});

const open = (src = '', alt = '') =>
  render(<ImageDialog src={src} alt={alt} onClose={() => undefined} onSave={onSave} />);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText(/JPEG/), { target: { files: [file] } });
const describePicture = (text: string) =>
  fireEvent.change(screen.getByLabelText('What the picture shows'), { target: { value: text } });
const png = new File(['a'], 'a.png', { type: 'image/png' });

test('a picture needs a file of at most 10 MB and a visible description', () => {
  open();
  press('Insert');
  expect(screen.getByText('Choose a picture')).toBeTruthy();
  const large = new File(['a'], 'large.png');
  Object.defineProperty(large, 'size', { value: 11 * 1024 * 1024 });
  choose(large);
  for (const blank of ['', ' ', '\u3164']) {
    describePicture(blank);
    press('Insert');
    expect(screen.getByText('Describe the picture')).toBeTruthy();
  }
  expect(screen.getByText('This picture is larger than 10 MB')).toBeTruthy();
  expect(callStaff).not.toHaveBeenCalled();
});

test.each([
  ['a.gif', 'image/gif', /^Choose a JPEG, PNG, or WebP picture/],
  ['a.svg', 'image/svg+xml', /^Choose a JPEG, PNG, or WebP picture/],
  ['a.heic', '', /HEIC.*export it as JPEG/],
])('%s is refused with the kinds that work', (name, type, message) => {
  open();
  choose(new File(['a'], name, { type }));
  describePicture('A tub');
  press('Insert');
  expect(screen.getByText(message)).toBeTruthy();
  expect(callStaff).not.toHaveBeenCalled();
});

test('a failed upload shows why and can be tried again', async () => {
  open();
  choose(png);
  describePicture(' A tub ');
  callStaff.mockRejectedValueOnce(new ApiError(400, 'validation', 'This is not a picture.'));
  press('Insert');
  expect(await screen.findByText('This is not a picture.')).toBeTruthy();
  expect(onSave).not.toHaveBeenCalled();
  callStaff.mockResolvedValueOnce({ src: '/images/posts/a.webp' });
  press('Insert');
  await waitFor(() => expect(onSave).toHaveBeenCalledWith('/images/posts/a.webp', 'A tub'));
});

test('the description of an existing picture changes without an upload', async () => {
  open('/images/posts/a.webp', 'A tub');
  describePicture('A full tub');
  press('Save');
  await waitFor(() => expect(onSave).toHaveBeenCalledWith('/images/posts/a.webp', 'A full tub'));
  expect(callStaff).not.toHaveBeenCalled();
});

test('a picture that was replaced or canceled during its upload is not inserted', async () => {
  let finish: (response: { src: string }) => void = () => undefined;
  callStaff.mockImplementation(() => new Promise<{ src: string }>((resolve) => (finish = resolve)));
  open();
  choose(png);
  describePicture('A tub');
  press('Insert');
  const finishFirst = finish;
  choose(new File(['b'], 'b.png', { type: 'image/png' }));
  await act(async () => finishFirst({ src: '/images/posts/a.webp' }));
  press('Insert');
  press('Cancel');
  await act(async () => finish({ src: '/images/posts/b.webp' }));
  expect(onSave).not.toHaveBeenCalled();
});
