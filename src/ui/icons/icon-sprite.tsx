import type { ReactNode } from 'react';
import { getIconId } from './icon';
import { icons, socialIcons, type IconName, type SocialId } from './icon-sources';

/** All icons, once per page. Only for the build; scripts refer to them with <use>. */
export function IconSprite({ children }: { children?: ReactNode }) {
  return (
    <svg id="icons" aria-hidden="true">
      {(Object.keys(icons) as IconName[]).map((name) => {
        const Glyph = icons[name];
        return (
          <symbol key={name} id={getIconId(name)} viewBox="0 0 24 24">
            <Glyph />
          </symbol>
        );
      })}
      {(Object.keys(socialIcons) as SocialId[]).map((name) => (
        <symbol key={name} id={getIconId(name)} viewBox="0 0 24 24">
          <path d={socialIcons[name]} />
        </symbol>
      ))}
      {children}
    </svg>
  );
}
