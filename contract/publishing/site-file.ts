import { realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The decoded path, or null if no browser would send it: dot segments, doubled slashes, control characters. */
export function decodePath(path: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return null;
  }
  const inner = decoded.slice(1).replace(/\/$/, '');
  const isBad =
    !decoded.startsWith('/') ||
    /[\\\p{Cc}]/u.test(decoded) ||
    (inner !== '' && inner.split('/').some((part) => part === '' || part === '.' || part === '..'));
  return isBad ? null : decoded;
}

/**
 * The real path of a file; null if there is none, or if dot segments or a symbolic link lead out of the folder.
 * @param path below the folder, decoded
 */
export function findFileInside(folder: string, path: string): string | null {
  try {
    const root = realpathSync.native(folder);
    const file = realpathSync.native(join(root, path));
    return file.startsWith(root + sep) && statSync(file).isFile() ? file : null;
  } catch {
    return null;
  }
}

/**
 * Finds the file that content refers to in the first of the folders that has it.
 * @param url a path of the site, still encoded
 */
export function findReferencedFile(folders: readonly string[], url: string): string | null {
  const path = decodePath(url.replace(/[?#].*$/s, ''));
  if (path === null) return null;
  const files = folders.map((folder) => findFileInside(folder, path));
  return files.find((file) => file !== null) ?? null;
}
