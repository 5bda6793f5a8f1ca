import type { SiteRecord } from '../../site/page-context';

/** The five networks in the order of the specification. */
const networks = [
  {
    id: 'facebook',
    label: 'Facebook',
  },
  {
    id: 'instagram',
    label: 'Instagram',
  },
  {
    id: 'x',
    label: 'X',
  },
  {
    id: 'tiktok',
    label: 'TikTok',
  },
  {
    id: 'youtube',
    label: 'YouTube',
  },
] as const;

/** Network, label and address of each social link; X has no account yet and stays a placeholder (null). */
export function socialLinks(site: SiteRecord) {
  return networks.map(({ id, label }) => ({
    id,
    label,
    href: id === 'x' ? null : site.social[id],
  }));
}
