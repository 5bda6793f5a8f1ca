import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { visitCountProperty, visitScript } from './visit-script';

const fetchMock = vi.fn<typeof fetch>();
const posts = () => fetchMock.mock.calls.filter(([, init]) => init?.method === 'POST');
const respond = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }));

function setDocument(state: { prerendering?: boolean; visibilityState?: string }): void {
  for (const [name, value] of Object.entries(state)) {
    Object.defineProperty(document, name, { configurable: true, value });
  }
}

/** A page load, in a new tab unless the session marker is there. */
function loadPage(): void {
  // oxlint-disable-next-line no-eval -- the script runs as it would inline in a page
  window.eval(visitScript);
}

const marker = () => sessionStorage.getItem('count');
const counted = () => vi.waitFor(() => expect(marker()).not.toBeNull());
const settled = () => new Promise((resolve) => setTimeout(resolve, 400));

beforeEach(() => {
  sessionStorage.clear();
  fetchMock
    .mockReset()
    .mockImplementation((_url, init) => respond({ count: init?.method === 'POST' ? 42 : 41 }));
  vi.stubGlobal('fetch', fetchMock);
});

afterEach(() => {
  window.dispatchEvent(new Event('pagehide'));
  setDocument({ prerendering: false, visibilityState: 'visible' });
  Object.assign(window, { [visitCountProperty]: undefined });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('counts the visit at once, and leaves the count for the footer', async () => {
  loadPage();
  expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/count');
  await counted();
  expect(posts()).toHaveLength(1);
  const [url, init] = posts()[0] ?? [];
  expect([url, init?.body, init?.keepalive]).toEqual(['/api/count', '{"count":42}', true]);
  await expect(Reflect.get(window, visitCountProperty)).resolves.toBe(41);
});

it('counts once per session, also with several tabs at the same time', async () => {
  loadPage();
  await counted();
  loadPage();
  sessionStorage.clear();
  loadPage();
  await counted();
  await settled();
  expect(posts()).toHaveLength(1);
});

it.each([
  ['prerendered', { prerendering: true }, 'prerenderingchange', { prerendering: false }],
  [
    'in a background tab',
    { visibilityState: 'hidden' },
    'visibilitychange',
    { visibilityState: 'visible' },
  ],
] as const)('a page that is %s counts once it is shown', async (_case, before, event, after) => {
  setDocument(before);
  loadPage();
  await settled();
  expect(fetchMock).not.toHaveBeenCalled();
  setDocument(after);
  document.dispatchEvent(new Event(event));
  await counted();
  expect(posts()).toHaveLength(1);
});

it('a prerendered page in a background tab waits for both', async () => {
  setDocument({ prerendering: true, visibilityState: 'hidden' });
  loadPage();
  setDocument({ prerendering: false });
  document.dispatchEvent(new Event('prerenderingchange'));
  await settled();
  expect(fetchMock).not.toHaveBeenCalled();
  setDocument({ visibilityState: 'visible' });
  document.dispatchEvent(new Event('visibilitychange'));
  await counted();
  expect(posts()).toHaveLength(1);
});

it.each([
  ['a failed post', () => Promise.reject(new TypeError('offline'))],
  ['a rejected post', () => respond({}, 429)],
])('only logs %s, so that the next page tries again', async (_case, fail) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  fetchMock.mockImplementation((_url, init) =>
    init?.method === 'POST' ? fail() : respond({ count: 41 }),
  );
  loadPage();
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
  expect(marker()).toBeNull();
});

it.each([[{ count: -1 }], [{ count: '7' }], [{}], [null]])('posts nothing for %j', async (body) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  fetchMock.mockImplementation(() => respond(body));
  loadPage();
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
  expect(posts()).toHaveLength(0);
});

it('does not disturb the page if storage is refused', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('refused');
  });
  expect(loadPage).not.toThrow();
  expect(warn).toHaveBeenCalledOnce();
  expect(posts()).toHaveLength(0);
});
