import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** A folder with a built site. `hashedOnly`: an earlier release, of which only immutable files are served. */
type SiteRoot = { folder: string; hashedOnly: boolean };

/** The site as served now. A request reads `roots` once, so that it sees one release throughout. */
export type LiveSite = {
  folder(): string;
  roots(): readonly SiteRoot[];
  /** Hashes of the inline scripts of the live release and of earlier ones, whose pages may still be open. */
  inlineScripts(): readonly string[];
  /** The Link header of pages, which preloads fonts; null without one. */
  linkHeader(): string | null;
  /** Reads another release; call the returned function to serve it from the next request on. */
  prepare(folder: string, earlier: readonly SiteRoot[]): () => void;
};

/** Throws if the site is broken, as does `prepare`, which then changes nothing. */
export function openSite(folder: string): LiveSite {
  let live = readRelease(folder, []);
  return {
    folder: () => live.roots[0].folder,
    roots: () => live.roots,
    inlineScripts: () => live.inlineScripts,
    linkHeader: () => live.linkHeader,
    prepare: (nextFolder, nextEarlier) => {
      const next = readRelease(nextFolder, nextEarlier);
      return () => {
        live = next;
      };
    },
  };
}

function readRelease(folder: string, earlier: readonly SiteRoot[]) {
  const first: SiteRoot = { folder: resolve(folder), hashedOnly: false };
  const roots: readonly [SiteRoot, ...SiteRoot[]] = [first, ...earlier];
  const inlineScripts = [...new Set(roots.flatMap((root) => readInlineScriptHashes(root.folder)))];
  return { roots, inlineScripts, linkHeader: readLinkHeader(folder) };
}

export function hasFile(folder: string, name: string): boolean {
  try {
    return statSync(join(folder, name)).isFile();
  } catch {
    return false;
  }
}

/** Reads csp-hashes.json, which the site's build writes: hashes of inline scripts as "'sha256-…'". Empty without the file. */
function readInlineScriptHashes(siteDir: string): string[] {
  const file = join(siteDir, 'csp-hashes.json');
  if (!existsSync(file)) return [];
  const hashes: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const isHash = (value: unknown): value is string =>
    typeof value === 'string' && /^'sha(256|384|512)-[A-Za-z0-9+/]+={0,2}'$/.test(value);
  if (Array.isArray(hashes) && hashes.every(isHash)) return hashes;
  throw new Error(`${file} is not a list of hashes for the content security policy.`);
}

/** Reads _headers, which the site's build also writes for other hosts. */
function readLinkHeader(siteDir: string): string | null {
  const file = join(siteDir, '_headers');
  if (!existsSync(file)) return null;
  return /^ +Link: (.+)$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? null;
}
