import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hashRegisteredNumbers } from '../../../gatsby/registered-numbers';

const fetchMock = vi.fn<typeof fetch>();

async function loadCheck() {
  vi.resetModules();
  return (await import('./registered-number')).isRegisteredNumber;
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
  it('is found in any notation', async () => {
    const isRegistered = await loadCheck();
    expect(await isRegistered('(516) 555-0101')).toBe(true);
    expect(await isRegistered('347.555.0102')).toBe(true);
  });

  it('that is not registered is not found', async () => {
    expect(await (await loadCheck())('2125550142')).toBe(false);
  });

  it('is hashed once, and the list is fetched once', async () => {
    const derive = vi.spyOn(crypto.subtle, 'deriveBits');
    const isRegistered = await loadCheck();
    await isRegistered('2125550142');
    await Promise.all([isRegistered('(212) 555-0142'), isRegistered('5165550101')]);
    expect(derive).toHaveBeenCalledTimes(2);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('counts as valid if the list cannot be fetched, and is checked again later', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const isRegistered = await loadCheck();
    fetchMock.mockRejectedValueOnce(new TypeError('offline'));
    expect(await isRegistered('5165550101')).toBe(false);
    expect(warn).toHaveBeenCalledOnce();
    expect(await isRegistered('5165550101')).toBe(true);
  });

  it('counts as valid without Web Crypto', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.stubGlobal('crypto', {});
    expect(await (await loadCheck())('5165550101')).toBe(false);
  });

  it('counts as valid after 5 s without a response', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const isRegistered = await loadCheck();
    vi.useFakeTimers();
    fetchMock.mockReturnValue(new Promise(() => undefined));
    const result = isRegistered('5165550101');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await result).toBe(false);
  });
});
