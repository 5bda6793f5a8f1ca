/** The parts of webpack's chunk groups from which Gatsby decides which pages to render again. */
export type ChunkGroup = {
  name?: string | null;
  chunks: Iterable<{ hash?: string }>;
  childrenIterable: Iterable<ChunkGroup>;
  origins: { module?: { identifier(): string } | null }[];
};

/** The same as JSON: children are indexes. */
export type ChunkGroupRecord = {
  name: string | null;
  hashes: string[];
  children: number[];
  origins: (string | null)[];
};

export function serializeGroups(groups: readonly ChunkGroup[]): ChunkGroupRecord[] {
  const indexes = new Map(groups.map((group, index) => [group, index]));
  return groups.map(({ name, chunks, childrenIterable, origins }) => ({
    name: name ?? null,
    hashes: [...chunks].map(({ hash }) => hash ?? ''),
    children: [...childrenIterable].map((child) => indexes.get(child) ?? -1),
    origins: origins.map(({ module }) => module?.identifier() ?? null),
  }));
}

export function deserializeGroups(records: readonly ChunkGroupRecord[]): ChunkGroup[] {
  const groups = records.map(({ name, hashes, origins }) => ({
    name,
    chunks: hashes.map((hash) => ({ hash })),
    childrenIterable: [] as ChunkGroup[],
    origins: origins.map((identifier) => ({
      module: identifier === null ? null : { identifier: () => identifier },
    })),
  }));
  records.forEach(({ children }, index) => {
    const childGroups = children
      .map((child) => groups[child])
      .filter((group) => group !== undefined);
    groups[index]?.childrenIterable.push(...childGroups);
  });
  return groups;
}
