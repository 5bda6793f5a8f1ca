import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { regionIds } from '../../../../contract/shared/regions';
import type { Fault } from '../content-issue';
import type { CollectionName } from '../schemas/schemas';

/** The MDX files of a folder of content/, and what else lies there: nothing would show it. Hidden files are the system's own. */
export function filesOf(root: string, place: string): { names: string[]; faults: Fault[] } {
  const folder = join(root, place);
  if (!existsSync(folder)) return { names: [], faults: [] };
  const entries = readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  const isText = (entry: (typeof entries)[number]) => entry.isFile() && entry.name.endsWith('.mdx');
  return {
    names: entries.filter(isText).map(({ name }) => name),
    faults: entries
      .filter((entry) => !isText(entry))
      .map((entry) => ({
        file: `${place}/${entry.name}`,
        line: 1,
        ...(entry.isDirectory()
          ? {
              problem: 'A folder within a folder of content/ is not read.',
              advice: `Move its files into ${place}/.`,
            }
          : {
              problem: 'The file is not read: its name does not end in .mdx.',
              advice: /\.(?:mdx?|txt|markdown)$/i.test(entry.name)
                ? `Call it ${addressOf(entry.name.replace(/\.[^.]*$/, ''))}.mdx.`
                : 'Put pictures into static/images and other files into static/files.',
            }),
      })),
  };
}

/**
 * What a file name says: 'hha.new-jersey.mdx' is New Jersey's variant of 'hha'. The name becomes an address, or a part of one,
 * so it has to be lower-case words with dashes, of at most 120 characters.
 */
export function nameOf(collection: CollectionName, file: string, fileName: string) {
  const [name = '', variant, ...rest] = fileName.replace(/\.mdx$/, '').split('.');
  const region = regionIds.find((id) => id === variant) ?? null;
  const faults: Fault[] = [];
  if (variant !== undefined && collection !== 'services' && collection !== 'pages') {
    faults.push({
      file,
      line: 1,
      problem: 'The file name has a dot: only services and pages have a file for a region.',
      advice: `Call it ${addressOf(fileName.replace(/\.mdx$/, ''))}.mdx.`,
    });
  } else if (rest.length > 0 || (variant !== undefined && region === null)) {
    faults.push({
      file,
      line: 1,
      problem: `"${variant}" in the file name is not a region.`,
      advice: `Call the file ${name}.mdx, or ${name}.<region>.mdx with one of: ${regionIds.join(', ')}.`,
    });
  }
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name) || name.length > 120) {
    faults.push({
      file,
      line: 1,
      problem: 'The file name cannot be an address.',
      advice: `Use lower-case letters, digits and single dashes, for example ${addressOf(name)}.mdx.`,
    });
  }
  return { name, variant: region, faults };
}

/** A file name that can be an address: 'My New Post' -> 'my-new-post'. */
function addressOf(name: string): string {
  const words = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .match(/[a-z0-9]+/g);
  return (words ?? ['my-new-page']).join('-').slice(0, 80).replace(/-$/, '');
}
