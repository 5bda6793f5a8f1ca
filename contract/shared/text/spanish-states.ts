import type { RegionId } from '../regions';

export const spanishStates: Readonly<Record<RegionId, string>> = {
  'new-york': 'Nueva York',
  'new-jersey': 'Nueva Jersey',
  maryland: 'Maryland',
  michigan: 'Míchigan',
};
