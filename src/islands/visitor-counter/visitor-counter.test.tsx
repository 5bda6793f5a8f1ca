import { StrictMode } from 'react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const fetchMock = vi.fn<typeof fetch>();
const posts = () => fetchMock.mock.calls.filter(([, init]) => init?.method === 'POST');
const respond = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }));

/** A new page load. */
async function loadCounter() {
  vi.resetModules();
  return (await import('./visitor-counter')).VisitorCounter;
}

const counted = () => vi.waitFor(() => expect(sessionStorage.getItem('count')).not.toBeNull());
const settled = () => act(() => vi.advanceTimersByTimeAsync(1_000));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  sessionStorage.clear();
  fetchMock
    .mockReset()
    .mockImplementation((_url, init) =>
      init?.method === 'POST' ? respond({ count: 42 }) : respond({ count: 41 }),
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
  it('shows the visitor count', async () => {
    const VisitorCounter = await loadCounter();
    render(<VisitorCounter />);
    expect(await screen.findByText('Visitors: 41')).toBeTruthy();
    await counted();
  });

  it('posts the next count once per session', async () => {
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
    const VisitorCounter = await loadCounter();
    render(
      <StrictMode>
        <VisitorCounter />
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

  it('only logs a failed post, so that the next page tries again', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    fetchMock.mockImplementation((_url, init) =>
      init?.method === 'POST' ? Promise.reject(new TypeError('offline')) : respond({ count: 41 }),
    );
    const VisitorCounter = await loadCounter();
    render(<VisitorCounter />);
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
    expect(sessionStorage.getItem('count')).toBeNull();
    expect(screen.getByText('Visitors: 41')).toBeTruthy();
  });

  it.each([{ count: -1 }, { count: '7' }, {}, null])(
    'shows and posts nothing for %j',
    async (body) => {
      fetchMock.mockImplementation(() => respond(body));
      const VisitorCounter = await loadCounter();
      render(<VisitorCounter />);
      await settled();
      expect(posts()).toHaveLength(0);
      expect(screen.queryByText(/Visitors/)).toBeNull();
    },
  );

  it('only logs a count that cannot be loaded, and posts nothing', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    fetchMock.mockImplementation(() => respond({}, 500));
    const VisitorCounter = await loadCounter();
    render(<VisitorCounter />);
    await settled();
    expect(warn).toHaveBeenCalledOnce();
    expect(posts()).toHaveLength(0);
    expect(screen.queryByText(/Visitors/)).toBeNull();
  });
});
