import type { RegionId } from '../../contract/shared/regions';

/** Where the sprite of the built page (shell/mark-symbols.tsx) holds an office's mark: the id of its <symbol>. */
export const markId = (region: RegionId) => `mark-${region}`;
