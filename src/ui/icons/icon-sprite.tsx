import type { ReactNode } from 'react';
import { getIconId } from './icon';
import { iconOutlines, type IconName } from './icon-outlines';
import { socialIcons, type SocialId } from './social-icons';

/** All icons, once per page. Only for the build; scripts refer to them with <use>. */
export function IconSprite({ children }: { children?: ReactNode }) {
  return (
    <svg id="icons" aria-hidden="true">
      {(Object.keys(iconOutlines) as IconName[]).map((name) => (
        <symbol key={name} id={getIconId(name)} viewBox="0 0 24 24">
          {iconOutlines[name]}
        </symbol>
      ))}
      {(Object.keys(socialIcons) as SocialId[]).map((name) => (
        <symbol key={name} id={getIconId(name)} viewBox="0 0 24 24">
          <path d={socialIcons[name]} />
        </symbol>
      ))}
      {children}
    </svg>
  );
}
