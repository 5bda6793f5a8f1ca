import { css } from '@emotion/react';
import type { IconName, SocialId } from './icon-sources';

export const getIconId = (name: IconName | SocialId) => `icon-${name}`;

export function Icon({ name, size = '1.25em' }: { name: IconName; size?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden
      focusable="false"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      css={css({ width: size, height: size, flex: 'none' })}
    >
      <use href={`#${getIconId(name)}`} />
    </svg>
  );
}
