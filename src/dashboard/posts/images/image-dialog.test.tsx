import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../lib/api/api-client';
import { PictureForm } from './image-dialog';

const sendPicture = vi.hoisted(() => vi.fn());
vi.mock('../api', () => ({ sendPicture }));

const onKeep = vi.fn();
beforeEach(() => {
  sendPicture.mockReset();
  onKeep.mockReset();
});
afterEach(cleanup);

const open = (src = '', alt = '') =>
  render(<PictureForm src={src} alt={alt} onClose={() => undefined} onKeep={onKeep} />);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText(/JPEG/), { target: { files: [file] } });
const say = (words: string) =>
  fireEvent.change(screen.getByLabelText('What the picture shows'), { target: { value: words } });
const picture = new File(['a'], 'a.png', { type: 'image/png' });

test('a picture without words, or words without a picture, is not put in', () => {
  open();
  press('Put it in');
  expect(screen.getByText('Choose a picture')).toBeTruthy();
  expect(screen.getByText('Say what the picture shows')).toBeTruthy();
  const large = new File(['a'], 'large.png');
  Object.defineProperty(large, 'size', { value: 11 * 1024 * 1024 });
  choose(large);
  say('A tub');
  press('Put it in');
  expect(screen.getByText('This picture is larger than 10 MB')).toBeTruthy();
  expect(screen.queryByText('Say what the picture shows')).toBeNull();
  expect(sendPicture).not.toHaveBeenCalled();
});

test('a good picture without words, or with blanks for words, is not put in', () => {
  open();
  choose(picture);
  for (const words of ['', ' ', '\u3164']) {
    say(words);
    press('Put it in');
    expect(screen.getByText('Say what the picture shows')).toBeTruthy();
  }
  expect(sendPicture).not.toHaveBeenCalled();
});

test('a picture that is refused says why and stays chosen; sent again, it is put in', async () => {
  open();
  choose(picture);
  say(' A tub ');
  sendPicture.mockRejectedValueOnce(new ApiError(400, 'validation', 'This is not a picture.'));
  press('Put it in');
  expect(await screen.findByText('This is not a picture.')).toBeTruthy();
  expect(onKeep).not.toHaveBeenCalled();
  sendPicture.mockResolvedValueOnce('/images/posts/a.webp');
  press('Put it in');
  await waitFor(() => expect(onKeep).toHaveBeenCalledWith('/images/posts/a.webp', 'A tub'));
  expect(screen.queryByText('This is not a picture.')).toBeNull();
});

test('the words of a picture that is there are changed without sending it', async () => {
  open('/images/posts/a.webp', 'A tub');
  say('A full tub');
  press('Save');
  await waitFor(() => expect(onKeep).toHaveBeenCalledWith('/images/posts/a.webp', 'A full tub'));
  expect(sendPicture).not.toHaveBeenCalled();
});

test('a picture that was cancelled, or replaced, while it was sent is not put in when it arrives', async () => {
  let arrive: (address: string) => void = () => undefined;
  sendPicture.mockImplementation(() => new Promise<string>((resolve) => (arrive = resolve)));
  open();
  choose(picture);
  say('A tub');
  press('Put it in');
  const first = arrive;
  choose(new File(['b'], 'b.png', { type: 'image/png' }));
  await act(async () => first('/images/posts/a.webp'));
  press('Put it in');
  press('Cancel');
  await act(async () => arrive('/images/posts/b.webp'));
  expect([sendPicture.mock.calls.length, onKeep.mock.calls]).toEqual([2, []]);
});
