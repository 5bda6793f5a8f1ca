import type { IconName } from './icon-outlines';
import type { SocialId } from './social-icons';

export const getIconId = (name: IconName | SocialId) => `icon-${name}`;
