import type { IconName } from './icon-outlines';
import type { SocialId } from './social-icons';

export const iconId = (name: IconName | SocialId) => `icon-${name}`;
