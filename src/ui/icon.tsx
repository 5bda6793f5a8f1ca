import { css } from '@emotion/react';
import { getIconPosition, type IconName } from '../shared/icons';

/** One element: the icon is a mask over the text color (theme/global-css.ts). */
export function Icon({ name, size }: { name: IconName; size?: string }) {
  return (
    <i
      className="icon"
      aria-hidden
      css={css({
        WebkitMaskPosition: getIconPosition(name),
        ...(size !== undefined && { width: size, height: size }),
      })}
    />
  );
}
