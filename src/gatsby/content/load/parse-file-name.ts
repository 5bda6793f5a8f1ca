import { findRegion, regionIds } from '../../../../contract/shared/regions';
import { createFileIssue, type ContentIssue } from '../issues';
import { toSourceFile } from '../translations';
import type { CollectionName } from '../schemas/schemas';

/**
 * Parses a file name: 'hha.new-jersey.mdx' is New Jersey's variant of 'hha', and 'hha.new-jersey.es.mdx' its translation. The name becomes
 * a URL, so it must consist of lowercase words with dashes, at most 120 characters.
 */
export function parseFileName(collection: CollectionName, file: string, fileName: string) {
  const [name = '', suffix, ...rest] = toSourceFile(fileName)
    .replace(/\.mdx$/, '')
    .split('.');
  const variant = findRegion(suffix) ?? null;
  const ids = regionIds.join(', ');
  const issues: ContentIssue[] = [];
  const report = (message: string, advice: string) =>
    issues.push(createFileIssue(file, message, advice));
  if (suffix !== undefined && collection !== 'services' && collection !== 'pages') {
    report(
      'The file name has a dot: only services and pages have files for a region.',
      `Rename it to ${toFileName(fileName.replace(/\.mdx$/, ''))}.mdx.`,
    );
  } else if (rest.length > 0 || (suffix !== undefined && variant === null)) {
    report(
      `"${suffix}" in the file name is not a region.`,
      `Rename the file to ${name}.mdx, or ${name}.<region>.mdx with one of: ${ids}.`,
    );
  } else if (collection === 'regions' && findRegion(name) === undefined) {
    report('The file name is not a region.', `Use one of: ${ids}.`);
  }
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name) || name.length > 120) {
    report(
      'The file name cannot be an address.',
      `Use lowercase letters, digits, and single dashes, for example ${toFileName(name)}.mdx.`,
    );
  }
  return { name, variant, issues };
}

/** 'My New Post' -> 'my-new-post' */
export function toFileName(name: string): string {
  const segments = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .match(/[a-z0-9]+/g);
  return (segments ?? ['my-new-page']).join('-').slice(0, 80).replace(/-$/, '');
}
