import type { ReactNode } from 'react';
import { iconId } from './icon-id';
import { outlines, type IconName } from './icon-outlines';
import { socialMarks, type SocialId } from './social-icons';

/** All icons, once per page. Only for the build; scripts refer to them with <use>. */
export function IconSprite({ children }: { children?: ReactNode }) {
  return (
    <svg id="icons" aria-hidden="true">
      {(Object.keys(outlines) as IconName[]).map((name) => (
        <symbol key={name} id={iconId(name)} viewBox="0 0 24 24">
          {outlines[name]}
        </symbol>
      ))}
      {(Object.keys(socialMarks) as SocialId[]).map((name) => (
        <symbol key={name} id={iconId(name)} viewBox="0 0 24 24">
          <path d={socialMarks[name]} />
        </symbol>
      ))}
      {children}
    </svg>
  );
}
