import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createFileIssue, type ContentIssue } from '../issues';
import { toFileName } from './parse-file-name';

/** Lists the files of a folder that are loaded, and issues for all others but hidden ones. */
export function listFiles(
  root: string,
  folder: string,
  extension: '.mdx' | '.yaml',
): { names: string[]; issues: ContentIssue[] } {
  const path = join(root, folder);
  if (!existsSync(path)) return { names: [], issues: [] };
  const entries = readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const isLoaded = (entry: (typeof entries)[number]) =>
    entry.isFile() && entry.name.endsWith(extension);
  return {
    names: entries.filter(isLoaded).map(({ name }) => name),
    issues: entries
      .filter((entry) => !isLoaded(entry))
      .map((entry) => {
        const file = `${folder}/${entry.name}`;
        if (entry.isDirectory()) {
          const message = 'Folders inside a folder of content/ are ignored.';
          return createFileIssue(file, message, `Move its files into ${folder}/.`);
        }
        const name = entry.name.replace(/\.[^.]*$/, '');
        return createFileIssue(
          file,
          `The file is ignored because its name does not end in ${extension}.`,
          /\.(?:mdx?|txt|markdown|ya?ml)$/i.test(entry.name)
            ? `Rename it to ${extension === '.mdx' ? toFileName(name) : name}${extension}.`
            : 'Delete it, or put pictures into static/images and other files into static/files.',
        );
      }),
  };
}
