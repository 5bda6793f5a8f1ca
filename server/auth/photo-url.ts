/** Where Google and Facebook keep the photos of those who sign in with them, as a content security policy writes it. */
export const photoSources = [
  'https://*.googleusercontent.com',
  'https://graph.facebook.com',
  'https://platform-lookaside.fbsbx.com',
  'https://*.fbcdn.net',
] as const;

/**
 * What of an account's photo address the office's browsers may fetch: of a photo kept here the path that follows the API's base, on
 * whatever host the address says it is; an address of Google or Facebook; else null. People write it themselves at the identity
 * provider: any other host would learn when the office looks at its list, and from where.
 */
export function toPhotoUrl(address: string): string | null {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return null;
  }
  if (url.protocol === 'https:' && url.port === '' && photoSources.some(isHost(url.hostname))) {
    return url.href;
  }
  return /\/photos\/[\w-]{1,40}$/.exec(url.pathname)?.[0] ?? null;
}

function isHost(host: string) {
  return (source: string): boolean => {
    const name = source.slice('https://'.length);
    return name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name;
  };
}
