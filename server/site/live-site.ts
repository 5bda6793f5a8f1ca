import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readInlineScriptHashes } from './inline-script-hashes';

/** A folder with a built site. `hashedOnly`: an earlier one, of which only files that never change are still given. */
type SiteRoot = { folder: string; hashedOnly: boolean };

/** What of the site is served now. One request asks for `roots` once, so that it sees one release throughout. */
export type LiveSite = {
  /** The folder of the site that is live. */
  folder(): string;
  roots(): readonly SiteRoot[];
  /** The hashes of its inline scripts, and of those that a page which was loaded before may still have. */
  inlineScripts(): readonly string[];
  /** Reads the site in another folder. What it gives back serves it from the next request on, and files of those before. */
  prepare(folder: string, earlier: readonly SiteRoot[]): () => void;
};

/** Serves the site in `folder`. Throws when it is broken; so does `prepare`, and then nothing has changed. */
export function openSite(folder: string, earlier: readonly SiteRoot[] = []): LiveSite {
  let live = read(folder, earlier);
  return {
    folder: () => live.roots[0].folder,
    roots: () => live.roots,
    inlineScripts: () => live.inlineScripts,
    prepare: (next, before) => {
      const ready = read(next, before);
      return () => {
        live = ready;
      };
    },
  };
}

function read(folder: string, earlier: readonly SiteRoot[]) {
  const first: SiteRoot = { folder: resolve(folder), hashedOnly: false };
  const roots: readonly [SiteRoot, ...SiteRoot[]] = [first, ...earlier];
  const inlineScripts = [...new Set(roots.flatMap((root) => readInlineScriptHashes(root.folder)))];
  return { roots, inlineScripts };
}

/** Whether a folder has a file of that name. */
export function hasFile(folder: string, name: string): boolean {
  try {
    return statSync(join(folder, name)).isFile();
  } catch {
    // Not there, or below a file, which Node counts as a fault of another kind.
    return false;
  }
}
