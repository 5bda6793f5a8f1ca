import { photoSources } from '../../../contract/shared/security-policy';

/**
 * The photo URL that the dashboard may load: the path below the API for a photo stored here, a URL of Google or Facebook, else null.
 * Users choose the URL at the identity provider, and any other host would learn when the office opens its list.
 */
export function toPhotoUrl(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.protocol === 'https:' && url.port === '' && photoSources.some(matchesHost(url.hostname)))
    return url.href;
  return /\/photos\/[\w-]{1,40}$/.exec(url.pathname)?.[0] ?? null;
}

function matchesHost(host: string) {
  return (source: string): boolean => {
    const name = source.slice('https://'.length);
    return name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name;
  };
}
