import { temporarySuffix } from '../write-file-atomic';

/** `path` within the site, with slashes; `size` in bytes; `changed` in milliseconds since 1970. */
export type BuiltFile = { path: string; size: number; changed: number };

/** Smaller files fit into one packet anyway. */
const minimum = 1024;

const isText = (path: string) => /\.(?:html|js|css|json|xml|svg|txt|webmanifest)$/.test(path);
const suffixes = ['.br', '.gz'];

/**
 * Which files get new compressed siblings, and which siblings go: all that are not newer than their original, that have
 * none any more, or whose original is served as it is. They go first, so that a build that stops halfway leaves no old one.
 * @param except paths of files that get no sibling
 */
export function planCompression(
  files: readonly BuiltFile[],
  except: readonly string[],
): { compress: string[]; remove: string[] } {
  const changed = new Map(files.map((file) => [file.path, file.changed]));
  const isCurrent = (sibling: string, original: BuiltFile) =>
    (changed.get(sibling) ?? -Infinity) > original.changed;
  const originals = files.filter(
    ({ path, size }) => isText(path) && size > minimum && !except.includes(path),
  );
  const done = originals.filter((file) =>
    suffixes.every((suffix) => isCurrent(file.path + suffix, file)),
  );
  const keep = new Set(done.flatMap(({ path }) => suffixes.map((suffix) => path + suffix)));
  return {
    compress: originals.filter((file) => !done.includes(file)).map(({ path }) => path),
    remove: files
      .map(({ path }) => path)
      .filter((path) => isUnfinished(path) || (isSibling(path) && !keep.has(path))),
  };
}

/** Left behind by a build that was stopped. */
function isUnfinished(path: string): boolean {
  return /(?:^|\/)\.[^/]+$/.test(path) && path.endsWith(temporarySuffix);
}

/** A download of its own, such as forms.tar.gz, is none. */
function isSibling(path: string): boolean {
  return suffixes.some((suffix) => path.endsWith(suffix) && isText(path.slice(0, -suffix.length)));
}
