import type { ExcludedFile, PublishedFile } from './schema';

/**
 * The changes of posts and jobs to the built site (docs/decisions/033-publishing.md). The renderer writes them, and the
 * server serves them instead of the built files.
 */
export type Overlay = {
  /** Of the build that it changes. */
  buildId: string;
  /** Of the published posts and jobs, and of the day. */
  revision: string;
  /** ISO time at which they were read. */
  publishedAt: string;
  /** By path on the site: the name of the file in the overlay's folder, or null for a page that is gone. */
  files: Record<string, string | null>;
  /** Its pages, by path. */
  pages: Record<string, OverlayPage>;
  /** CSP sources of the scripts in its pages. */
  inlineScripts: string[];
  excluded: ExcludedFile[];
};

/** Returns null for what is no whole manifest: a power cut may have cut it short, and an earlier release may have written other fields. */
export function parseOverlay(text: string): Overlay | null {
  try {
    const overlay = JSON.parse(text) as Overlay;
    const { buildId, revision, publishedAt, files, pages, inlineScripts, excluded } = overlay;
    const isWhole =
      [buildId, revision, publishedAt].every((value) => typeof value === 'string') &&
      [files, pages].every((value) => typeof value === 'object') &&
      [inlineScripts, excluded, ...excluded.map((file) => file.issues)].every(Array.isArray);
    return isWhole ? overlay : null;
  } catch {
    return null;
  }
}

/** `assets`: paths of pictures on the site that the build does not have. */
export type OverlayPage = { digest: string; file: string; assets: string[] };

/** Names in the folder that the server and the renderer share. */
export const overlayNames = { manifest: 'overlay.json', files: 'files', assets: 'assets' } as const;

/** The posts and jobs that a build has left out, on the site that it built. */
export const excludedListPath = '/left-out.json';

/** Facts about a build, in its folder and beside its renderer. */
export const buildFactsFile = 'build-facts.json';

export type BuildFacts = {
  id: string;
  siteUrl: string;
  projectId: string;
  /** The path of the script of public pages. */
  islandScript: string;
  /** Digests of the pages' contexts and texts, by path. */
  pages: Record<string, string>;
};

/** A request to the renderer. `all`: render all pages again, even those that did not change. */
export type RenderRequest = {
  files: PublishedFile[];
  revision: string;
  now: string;
  all: boolean;
};

/** `progress`: a page was rendered. `differing`: pages that were rendered again and were not what they had been. */
export type RenderReply =
  | { kind: 'progress' }
  | { kind: 'done'; differing: string[] }
  | { kind: 'failed'; message: string; detail: string };

/** For the office, of a failure that only an engineer can explain. */
export const unknownFailure =
  'Try again. If it fails again, ask your technical contact to check the server log.';
