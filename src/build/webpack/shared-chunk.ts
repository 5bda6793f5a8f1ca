type Module = { nameForCondition(): string | null };
type ChunkGraph = { getModuleChunksIterable(module: Module): Iterable<{ name?: string | null }> };

const ours = /[\\/](contract|src[\\/](layout|lib|mdx|site|templates[\\/]components|theme|ui))[\\/]/;

/** How many templates need a file for it to go with every page. */
const enough = 8;

/** Whether what these chunks share belongs to nearly every public page: what several templates use does. */
export function isForMostPages(chunkNames: string[]): boolean {
  return (
    chunkNames.filter((name) => name.startsWith('component---src-templates-')).length >= enough
  );
}

/**
 * The rule for one file of scripts with all that most public pages share: the app (Gatsby, its router, our shell), the islands
 * that every page fetches anyway (shell/fetched.ts) and the parts of most templates. As many small files it weighs a tenth
 * more: each is compressed without what the others say again.
 */
export const siteGroup = {
  name: 'site',
  chunks: 'all',
  // Above Gatsby's own rules but that for React (40).
  priority: 35,
  enforce: true,
  test(module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }): boolean {
    const names = [...chunkGraph.getModuleChunksIterable(module)].map(({ name }) => name ?? '');
    if (names.includes('app') || names.includes('islands')) return true;
    const file = module.nameForCondition();
    return file !== null && ours.test(file) && isForMostPages(names);
  },
};
