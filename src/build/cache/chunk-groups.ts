/** What Gatsby reads of webpack's chunk groups, by which it tells whose pages are to be made anew. */
export type ChunkGroup = {
  name?: string | null;
  chunks: Iterable<{ hash?: string }>;
  childrenIterable: Iterable<ChunkGroup>;
  origins: { module?: { identifier(): string } | null }[];
};

/** The same as JSON can hold it: groups name each other by their place in the list. */
export type ChunkGroupRecord = {
  name: string | null;
  hashes: string[];
  children: number[];
  origins: (string | null)[];
};

/** What is to be remembered of chunk groups; `reviveGroups` gives them back. */
export function describeGroups(groups: readonly ChunkGroup[]): ChunkGroupRecord[] {
  const places = new Map(groups.map((group, place) => [group, place]));
  return groups.map(({ name, chunks, childrenIterable, origins }) => ({
    name: name ?? null,
    hashes: [...chunks].map(({ hash }) => hash ?? ''),
    children: [...childrenIterable].map((child) => places.get(child) ?? -1),
    origins: origins.map(({ module }) => module?.identifier() ?? null),
  }));
}

/** Chunk groups in which Gatsby finds what it found in those that were described. */
export function reviveGroups(records: readonly ChunkGroupRecord[]): ChunkGroup[] {
  const groups = records.map(({ name, hashes, origins }) => ({
    name,
    chunks: hashes.map((hash) => ({ hash })),
    childrenIterable: [] as ChunkGroup[],
    origins: origins.map((identifier) => ({
      module: identifier === null ? null : { identifier: () => identifier },
    })),
  }));
  records.forEach(({ children }, place) => {
    const found = children.map((child) => groups[child]).filter((group) => group !== undefined);
    groups[place]?.childrenIterable.push(...found);
  });
  return groups;
}
