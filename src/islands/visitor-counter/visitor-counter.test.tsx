import { StrictMode } from 'react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const fetchMock = vi.fn<typeof fetch>();
const posts = () => fetchMock.mock.calls.filter(([, init]) => init?.method === 'POST');
const answer = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }));

/** A page load of its own: what a module remembers is gone. */
async function loadCounter() {
  vi.resetModules();
  return (await import('./visitor-counter')).VisitorCount;
}

const counted = () => vi.waitFor(() => expect(sessionStorage.getItem('count')).not.toBeNull());
/** Past the time that other tabs have to answer. */
const settled = () => act(() => vi.advanceTimersByTimeAsync(1_000));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  sessionStorage.clear();
  fetchMock
    .mockReset()
    .mockImplementation((_url, init) =>
      init?.method === 'POST' ? answer({ count: 42 }) : answer({ count: 41 }),
    );
  vi.stubGlobal('fetch', fetchMock);
});

afterEach(() => {
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the visitor counter', () => {
  it('shows the figure of the count endpoint', async () => {
    const VisitorCount = await loadCounter();
    render(<VisitorCount />);
    expect(await screen.findByText('Visitors: 41')).toBeTruthy();
    await counted();
  });

  it('posts the next figure once per session, and not on the next page', async () => {
    const First = await loadCounter();
    render(<First />);
    await counted();
    const Second = await loadCounter();
    render(<Second />);
    await settled();
    expect(posts()).toHaveLength(1);
    expect(posts()[0]?.[0]).toBe('/api/count');
    expect(posts()[0]?.[1]?.body).toBe('{"count":42}');
  });

  it('posts once when React mounts it twice', async () => {
    const VisitorCount = await loadCounter();
    render(
      <StrictMode>
        <VisitorCount />
      </StrictMode>,
    );
    await settled();
    expect(posts()).toHaveLength(1);
  });

  it('posts once for two tabs', async () => {
    const First = await loadCounter();
    render(<First />);
    await counted();
    sessionStorage.clear();
    const InOtherTab = await loadCounter();
    render(<InOtherTab />);
    await counted();
    expect(posts()).toHaveLength(1);
  });

  it('only logs a failed post, and leaves the session unmarked', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    fetchMock.mockImplementation((_url, init) =>
      init?.method === 'POST' ? Promise.reject(new TypeError('offline')) : answer({ count: 41 }),
    );
    const VisitorCount = await loadCounter();
    render(<VisitorCount />);
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
    expect(sessionStorage.getItem('count')).toBeNull();
    expect(screen.getByText('Visitors: 41')).toBeTruthy();
  });

  it('only logs a figure that cannot be read, and posts nothing', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    fetchMock.mockImplementation(() => answer({}, 500));
    const VisitorCount = await loadCounter();
    render(<VisitorCount />);
    await settled();
    expect(warn).toHaveBeenCalledOnce();
    expect(posts()).toHaveLength(0);
    expect(screen.queryByText(/Visitors/)).toBeNull();
  });
});
