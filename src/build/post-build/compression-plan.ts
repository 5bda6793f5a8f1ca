import { temporarySuffix } from '../write-file-atomic';

/** `path` is relative, with slashes; `size` in bytes; `modifiedAt` in milliseconds since 1970. */
export type BuiltFile = { path: string; size: number; modifiedAt: number };

/** Bytes; smaller files fit into one packet. */
const minSize = 1024;

const isText = (path: string) => /\.(?:html|js|css|json|xml|svg|txt|webmanifest)$/.test(path);
const suffixes = ['.br', '.gz'];

/**
 * Decides which files to compress and which compressed copies to remove: outdated ones, and those without an original. Remove first,
 * so that an interrupted build leaves no outdated copies.
 */
export function planCompression(
  files: readonly BuiltFile[],
  excluded: readonly string[],
): { compress: string[]; remove: string[] } {
  const modifiedAt = new Map(files.map((file) => [file.path, file.modifiedAt]));
  const isCurrent = (copy: string, original: BuiltFile) =>
    (modifiedAt.get(copy) ?? -Infinity) > original.modifiedAt;
  const originals = files.filter(
    ({ path, size }) => isText(path) && size > minSize && !excluded.includes(path),
  );
  const current = originals.filter((file) =>
    suffixes.every((suffix) => isCurrent(file.path + suffix, file)),
  );
  const keep = new Set(current.flatMap(({ path }) => suffixes.map((suffix) => path + suffix)));
  return {
    compress: originals.filter((file) => !current.includes(file)).map(({ path }) => path),
    remove: files
      .map(({ path }) => path)
      .filter((path) => isTemporary(path) || (isCompressedCopy(path) && !keep.has(path))),
  };
}

/** Left by an interrupted build. */
function isTemporary(path: string): boolean {
  return /(?:^|\/)\.[^/]+$/.test(path) && path.endsWith(temporarySuffix);
}

/** A download such as forms.tar.gz is not a copy. */
function isCompressedCopy(path: string): boolean {
  return suffixes.some((suffix) => path.endsWith(suffix) && isText(path.slice(0, -suffix.length)));
}
