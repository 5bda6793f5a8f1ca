/** The agency's offices, in the order of forms and lists. docs/adding.md explains how to add one. */
export const regionIds = ['new-york', 'new-jersey', 'maryland', 'michigan'] as const;
export type RegionId = (typeof regionIds)[number];

/** The region of every path outside the other regions. */
export const defaultRegion: RegionId = 'new-york';

export function findRegion(text: unknown): RegionId | undefined {
  return regionIds.find((id) => id === text);
}

/** Parses a region id; anything else is the default region. */
export function toRegion(text: string | undefined): RegionId {
  return findRegion(text) ?? defaultRegion;
}

/** An office's logo for search engines and email signatures, drawn by the build. */
export const getLogoPath = (region: RegionId) => `/logos/${region}.png`;

/** A root path in a region: '/hha' -> '/new-jersey/hha', '/' -> '/new-jersey'. The default region uses the root paths. */
export function getRegionPath(region: RegionId, path: string): string {
  if (region === defaultRegion) return path;
  return path === '/' ? `/${region}` : `/${region}${path}`;
}
