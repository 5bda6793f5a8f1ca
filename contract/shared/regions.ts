/** The agency's state offices (product.md "The agency"), in the order of forms and lists; docs/adding.md says how to add one. */
export const regionIds = ['new-york', 'new-jersey', 'maryland', 'michigan'] as const;
export type RegionId = (typeof regionIds)[number];

/** The region of every path that is no other region's. */
export const defaultRegion: RegionId = 'new-york';

/** The region of this id; undefined for any other text. */
export function findRegion(text: unknown): RegionId | undefined {
  return regionIds.find((id) => id === text);
}

/** Narrows a text to a region: anything that is none, '' too, is the default. */
export function toRegion(text: string | undefined): RegionId {
  return findRegion(text) ?? defaultRegion;
}

/** A root path in a region: '/hha' -> '/new-jersey/hha', '/' -> '/new-jersey'; the default region has the root paths themselves. */
export function pathIn(region: RegionId, path: string): string {
  if (region === defaultRegion) return path;
  return path === '/' ? `/${region}` : `/${region}${path}`;
}
