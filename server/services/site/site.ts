import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import Type from 'typebox';
import { Check } from 'typebox/value';
import { overlayNames, parseOverlay, type Overlay } from '../../../contract/publishing/overlay';
import { findFileInside } from '../../../contract/publishing/site-file';
import { readBuiltFile } from './built-files';

/** A file on disk. `name` is relative to `folder`. */
export type SiteFile = { folder: string; name: string };

export type FindSiteFile = (path: string) => SiteFile | null;

/** The site as served now: the built one and what is published over it. */
export type Site = {
  /** The built site. */
  folder: string;
  /** The overlay; null before the first. */
  overlay(): Overlay | null;
  /** False on a new server, until what is published is rendered for the first time. */
  isComplete(): boolean;
  /** Finds files by their path on the site, without a slash at the start. A request uses one finder, so that it sees one state throughout. */
  createFinder(): FindSiteFile;
  /** Hashes of inline scripts, as "'sha256-…'". */
  inlineScripts(): readonly string[];
  /** The Link header of pages, which preloads fonts; null without one. */
  linkHeader: string | null;
  /** Reads the overlay again if it was replaced or removed, and serves it from the next request on. */
  readOverlay(): void;
};

/**
 * @param overlayDir with the overlay of the renderer (src/gatsby/renderer); null without one
 * @throws if the site is broken
 */
export function openSite(siteDir: string, overlayDir: string | null = null): Site {
  const folder = resolve(siteDir);
  const builtScripts = readInlineScriptHashes(folder);
  const manifest = join(overlayDir ?? '', overlayNames.manifest);
  let overlay: Overlay | null = null;
  let files: ReadonlyMap<string, string | null> = new Map();
  let version = '';
  const readOverlay = () => {
    const current = overlayDir === null ? '' : readVersion(manifest);
    if (current === version) return;
    version = current;
    overlay = current === '' ? null : readManifest(manifest);
    files = new Map(Object.entries(overlay?.files ?? {}));
  };
  readOverlay();
  const overlayFiles = join(overlayDir ?? '', overlayNames.files);
  const assets = join(overlayDir ?? '', overlayNames.assets);
  return {
    folder,
    overlay: () => overlay,
    isComplete: () => overlayDir === null || overlay !== null,
    createFinder: () => {
      const changed = files;
      return (path) => {
        const name = changed.get(path);
        if (name === null) return null;
        if (name !== undefined && findFileInside(overlayFiles, name))
          return { folder: overlayFiles, name };
        // Someone removed the file: the publisher renders it again, and the build may have an older one.
        if (name !== undefined && changed === files && overlay) overlay.revision = '';
        if (findFileInside(folder, path)) return { folder, name: path };
        return overlayDir !== null && findFileInside(assets, path)
          ? { folder: assets, name: path }
          : null;
      };
    },
    inlineScripts: () => [...new Set([...builtScripts, ...(overlay?.inlineScripts ?? [])])],
    linkHeader: readLinkHeader(folder),
    readOverlay,
  };
}

/** Changes whenever the file is replaced; '' without one. */
export function readVersion(file: string): string {
  try {
    const { ino, size, mtimeMs } = statSync(file);
    return [ino, size, mtimeMs].join('-');
  } catch {
    return '';
  }
}

/** Returns null for a manifest that is broken, or that we may not read: the publisher replaces it. */
function readManifest(file: string): Overlay | null {
  try {
    return parseOverlay(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** The path on disk of a file of the site, or null. */
export function findSiteFile(site: Site, path: string): string | null {
  const file = site.createFinder()(path);
  return file === null ? null : join(file.folder, file.name);
}

const ScriptHashes = Type.Array(
  Type.String({ pattern: "^'sha(256|384|512)-[A-Za-z0-9+/]+={0,2}'$" }),
);

function readInlineScriptHashes(siteDir: string): string[] {
  const hashes = readBuiltFile(siteDir, 'csp-hashes.json') ?? [];
  if (Check(ScriptHashes, hashes)) return hashes;
  throw new Error(
    `${siteDir}/csp-hashes.json is not a list of hashes for the content security policy.`,
  );
}

/** Reads _headers, which the site's build also writes for other hosts. */
function readLinkHeader(siteDir: string): string | null {
  const file = join(siteDir, '_headers');
  if (!existsSync(file)) return null;
  return /^ +Link: (.+)$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? null;
}
