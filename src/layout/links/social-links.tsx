import { css } from '@emotion/react';
import { radius, target as tapSize } from '../../theme/shape';
import { iconId } from '../../ui/icons/icon-id';
import { useShell } from '../region-context';
import { socialLinks } from './social-networks';

/** The five social marks in a row. */
export function SocialLinks() {
  const { site } = useShell();
  return (
    <ul css={listStyle}>
      {socialLinks(site).map(({ id, label, href }) => (
        <li key={id}>
          <a {...target(label, href)} css={linkStyle}>
            <svg
              viewBox="0 0 24 24"
              width="1.125rem"
              height="1.125rem"
              aria-hidden
              focusable="false"
              fill="currentColor"
            >
              <use href={`#${iconId(id)}`} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A link without an address is HTML's own placeholder: it can be tapped without the page jumping anywhere. */
function target(label: string, href: string | null) {
  if (href !== null) return { 'aria-label': label, href, rel: 'me noopener' };
  const soon = `${label} (no account yet)`;
  return { 'aria-label': soon, title: soon, role: 'link', 'aria-disabled': true };
}

/** One row: where letters are so large that it is wider than the page, the places of the marks become narrower. */
const listStyle = css({
  display: 'flex',
  listStyle: 'none',
  marginInline: '-0.75rem',
  '& > li': { minWidth: 0 },
});

const linkStyle = css({
  display: 'grid',
  placeItems: 'center',
  width: tapSize,
  maxWidth: '100%',
  height: tapSize,
  borderRadius: radius.small,
  color: 'inherit',
  '&[aria-disabled]': { cursor: 'default', opacity: 0.7 },
  '&:hover': { color: 'inherit', background: 'rgb(255 255 255 / 0.12)' },
});
