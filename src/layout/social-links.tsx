import { css } from '@emotion/react';
import { useTexts } from '../browser/hooks/use-texts';
import { radius, target } from '../theme/tokens';
import { Icon } from '../ui/icon';
import { useRegionContext } from './region-context';

const networks = [
  { id: 'facebook', label: 'Facebook' },
  { id: 'instagram', label: 'Instagram' },
  { id: 'x', label: 'X' },
  { id: 'tiktok', label: 'TikTok' },
  { id: 'youtube', label: 'YouTube' },
] as const;

/** The social links in the specification's order. X has no account yet. */
export function SocialLinks() {
  const { social } = useRegionContext().site;
  const { comingSoon } = useTexts().header;
  return (
    <ul css={listStyle}>
      {networks.map(({ id, label }) => (
        <li key={id}>
          <a
            {...getLinkProps(label, id === 'x' ? null : social[id], comingSoon(label))}
            css={linkStyle}
          >
            <Icon name={id} size="1.125rem" />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** HTML's placeholder link has no href. */
function getLinkProps(label: string, href: string | null, text: string) {
  if (href !== null) return { 'aria-label': label, href, rel: 'me noopener' };
  return { 'aria-label': text, title: text, role: 'link', 'aria-disabled': true };
}

const listStyle = css({
  display: 'flex',
  listStyle: 'none',
  marginInline: '-0.75rem',
  // With large text the links shrink to stay in one row.
  '& > li': { minWidth: 0 },
});

const linkStyle = css({
  display: 'grid',
  placeItems: 'center',
  width: target,
  maxWidth: '100%',
  height: target,
  borderRadius: radius.small,
  color: 'inherit',
  '&[aria-disabled]': { cursor: 'default', opacity: 0.7 },
  '&:hover': { color: 'inherit', background: 'rgb(255 255 255 / 0.12)' },
});
