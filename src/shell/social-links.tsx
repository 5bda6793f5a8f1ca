import { css } from '@emotion/react';
import { radius, target } from '../theme/shape';
import { useShell } from './region-context';
import { socialLinks } from './social';

/** The five social marks in a row. */
export function SocialLinks() {
  const { site } = useShell();
  return (
    <ul css={listStyle}>
      {socialLinks(site).map(({ id, label, mark, href }) => (
        <li key={id}>
          <a
            href={href}
            css={linkStyle}
            aria-label={label}
            {...(href !== '#' && { rel: 'me noopener' })}
          >
            <svg
              viewBox="0 0 24 24"
              width="18"
              height="18"
              aria-hidden
              focusable="false"
              fill="currentColor"
            >
              <path d={mark} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}

const listStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  listStyle: 'none',
  marginInline: '-0.75rem',
});

const linkStyle = css({
  display: 'grid',
  placeItems: 'center',
  width: target,
  height: target,
  borderRadius: radius.small,
  color: 'inherit',
  '&:hover': { color: 'inherit', background: 'rgb(255 255 255 / 0.12)' },
});
