type Module = { nameForCondition(): string | null };
type ChunkGraph = { getModuleChunksIterable(module: Module): Iterable<{ name?: string | null }> };

const sourceFiles =
  /[\\/](contract|src[\\/](layout|lib|mdx|site|templates[\\/]components|theme|ui))[\\/]/;

const minTemplates = 8;

/** True if enough page templates share a module to load it with every page. */
export function isSharedByPages(chunkNames: string[]): boolean {
  return (
    chunkNames.filter((name) => name.startsWith('component---src-templates-')).length >=
    minTemplates
  );
}

/**
 * One chunk for what most public pages share: Gatsby, its router, the layout, and the islands of every page. Separate small files
 * compress 10 % worse.
 */
export const siteCacheGroup = {
  name: 'site',
  chunks: 'all',
  // Higher than Gatsby's own groups except React (40).
  priority: 35,
  enforce: true,
  test(module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }): boolean {
    const names = [...chunkGraph.getModuleChunksIterable(module)].map(({ name }) => name ?? '');
    if (names.includes('app') || names.includes('islands')) return true;
    const file = module.nameForCondition();
    return file !== null && sourceFiles.test(file) && isSharedByPages(names);
  },
};
