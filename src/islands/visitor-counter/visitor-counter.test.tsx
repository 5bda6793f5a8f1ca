import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { visitCountProperty } from '../../lib/visits/visit-script';
import { VisitorCounter } from './visitor-counter';

const fetchMock = vi.fn<typeof fetch>();
const setEarlyCount = (count: Promise<number> | undefined) =>
  Object.assign(window, { [visitCountProperty]: count });

beforeEach(() => {
  fetchMock.mockReset().mockImplementation(() => Promise.resolve(Response.json({ count: 41 })));
  vi.stubGlobal('fetch', fetchMock);
});

afterEach(() => {
  setEarlyCount(undefined);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('shows the visitor count', async () => {
  render(<VisitorCounter />);
  expect(await screen.findByText('Visitors: 41')).toBeTruthy();
});

it('shows the count that the page has read already, without asking again', async () => {
  setEarlyCount(Promise.resolve(7));
  render(<VisitorCounter />);
  expect(await screen.findByText('Visitors: 7')).toBeTruthy();
  expect(fetchMock).not.toHaveBeenCalled();
});

it('shows nothing for a count that cannot be loaded, which is only logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  setEarlyCount(Promise.reject(new Error('offline')));
  render(<VisitorCounter />);
  await waitFor(() => expect(warn).toHaveBeenCalledOnce());
  expect(screen.queryByText(/Visitors/)).toBeNull();
});

it.each([{ count: -1 }, { count: '7' }, {}, null])('shows nothing for %j', async (body) => {
  fetchMock.mockImplementation(() => Promise.resolve(Response.json(body)));
  render(<VisitorCounter />);
  await waitFor(() => expect(fetchMock).toHaveBeenCalledOnce());
  await Promise.resolve();
  expect(screen.queryByText(/Visitors/)).toBeNull();
});
