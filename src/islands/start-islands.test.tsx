import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeListenersAfterEach } from '../../tests/fixtures/listeners';
import { mountIsland, reactIslands } from './react-islands';
import { startIslands } from './start-islands';

const load = vi.fn<Parameters<typeof startIslands>[0]>();
const send = vi.fn();

function Form({ office }: { office: string }) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send(new FormData(event.currentTarget).get('name'));
      }}
    >
      <input name="name" aria-label="Name" />
      <button type="submit">{`Send to ${office}`}</button>
    </form>
  );
}

const react = { mountIsland, reactIslands: { ...reactIslands, contact: Form as never } };

removeListenersAfterEach();
beforeEach(() => {
  document.body.innerHTML = `<div data-island="contact" data-props='{"office":"Newark"}'>
    <form><input name="name" aria-label="Name"><button type="submit">Send</button></form></div>`;
  load.mockResolvedValue(react);
});
afterEach(() => {
  vi.resetAllMocks();
  delete document.documentElement.dataset.lost;
});

const island = () => document.querySelector('[data-island]') as HTMLElement;
const type = (name: string) => {
  (screen.getByLabelText('Name') as HTMLInputElement).value = name;
};

test('a form is plain HTML until the visitor touches it', async () => {
  startIslands(load);
  expect(load).not.toHaveBeenCalled();
  type('Rosa');
  fireEvent.pointerDown(screen.getByLabelText('Name'));
  await screen.findByText('Send to Newark');
  expect(document.querySelectorAll('form')).toHaveLength(1);
  expect((screen.getByLabelText('Name') as HTMLInputElement).value).toBe('Rosa');
});

test('the island sends once what was sent while it was loading', async () => {
  startIslands(load);
  type('Rosa');
  fireEvent.pointerDown(screen.getByText('Send'));
  screen.getByText('Send').click();
  screen.getByText('Send').click();
  expect(island().getAttribute('aria-busy')).toBe('true');
  await waitFor(() => expect(send).toHaveBeenCalledWith('Rosa'));
  expect(send).toHaveBeenCalledTimes(1);
  expect(island().hasAttribute('aria-busy')).toBe(false);
});

test('if the script cannot be loaded, the browser sends the plain form, and the next touch tries again', async () => {
  load.mockRejectedValue(new Error('missing'));
  const sendPlain = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener('submit', sendPlain);
  startIslands(load);
  fireEvent.pointerDown(screen.getByText('Send'));
  screen.getByText('Send').click();
  expect(sendPlain).not.toHaveBeenCalled();
  await waitFor(() => expect(sendPlain).toHaveBeenCalledTimes(1));
  expect(document.documentElement.dataset.lost).toBeUndefined();
  load.mockResolvedValue(react);
  fireEvent.pointerDown(screen.getByText('Send'));
  await screen.findByText('Send to Newark');
});

test('if the script does not arrive, the browser sends the plain form once', async () => {
  vi.useFakeTimers();
  let arrive: (module: typeof react) => void = () => undefined;
  load.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const sendPlain = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener('submit', sendPlain);
  startIslands(load);
  fireEvent.pointerDown(screen.getByText('Send'));
  screen.getByText('Send').click();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sendPlain).toHaveBeenCalledTimes(1);
  expect(island().hasAttribute('aria-busy')).toBe(false);
  vi.useRealTimers();
  arrive(react);
  await screen.findByText('Send to Newark');
  expect(send).not.toHaveBeenCalled();
});

test('an island that is empty without its script starts at once, or shows that it was lost', async () => {
  load.mockRejectedValue(new Error('missing'));
  island().dataset.atOnce = '';
  startIslands(load);
  await waitFor(() => expect(document.documentElement.dataset.lost).toBe(''));
});

test('an island that is empty without its script shows that it is late, until it arrives', async () => {
  vi.useFakeTimers();
  let arrive: (module: typeof react) => void = () => undefined;
  load.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  island().dataset.atOnce = '';
  startIslands(load);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(document.documentElement.dataset.lost).toBe('');
  vi.useRealTimers();
  arrive(react);
  await screen.findByText('Send to Newark');
  await waitFor(() => expect(document.documentElement.dataset.lost).toBeUndefined());
});
