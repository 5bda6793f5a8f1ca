import type { IconName } from './icon-outlines';
import type { SocialId } from './social-icons';

/** Where the sprite of the built page (icon-sprite.tsx) holds a drawing: the id of its <symbol>. */
export const iconId = (name: IconName | SocialId) => `icon-${name}`;
