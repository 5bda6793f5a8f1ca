import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hashRegisteredNumbers } from '../../../build/registered-numbers';

const fetchMock = vi.fn<typeof fetch>();

async function loadCheck() {
  vi.resetModules();
  return (await import('./registered-number')).isListedNumber;
}

beforeEach(async () => {
  const file = await hashRegisteredNumbers(['5165550101', '3475550102'], 1_000);
  fetchMock.mockReset().mockImplementation(() => Promise.resolve(Response.json(file)));
  vi.stubGlobal('fetch', fetchMock);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a phone number', () => {
  it('is found on the list, however it is written', async () => {
    const isListed = await loadCheck();
    expect(await isListed('(516) 555-0101')).toBe(true);
    expect(await isListed('347.555.0102')).toBe(true);
  });

  it('that is not on the list is not found', async () => {
    expect(await (await loadCheck())('2125550142')).toBe(false);
  });

  it('is computed once, and the list fetched once', async () => {
    const derive = vi.spyOn(crypto.subtle, 'deriveBits');
    const isListed = await loadCheck();
    await isListed('2125550142');
    await Promise.all([isListed('(212) 555-0142'), isListed('5165550101')]);
    expect(derive).toHaveBeenCalledTimes(2);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('counts as valid when the list cannot be fetched, and is asked again later', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const isListed = await loadCheck();
    fetchMock.mockRejectedValueOnce(new TypeError('offline'));
    expect(await isListed('5165550101')).toBe(false);
    expect(warn).toHaveBeenCalledOnce();
    expect(await isListed('5165550101')).toBe(true);
  });

  it('counts as valid where there is no Web Crypto', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.stubGlobal('crypto', {});
    expect(await (await loadCheck())('5165550101')).toBe(false);
  });

  it('counts as valid after 5 s without an answer', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const isListed = await loadCheck();
    vi.useFakeTimers();
    fetchMock.mockReturnValue(new Promise(() => undefined));
    const answer = isListed('5165550101');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await answer).toBe(false);
  });
});
