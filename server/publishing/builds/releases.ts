import {
  constants,
  copyFile,
  link,
  mkdir,
  readFile,
  readdir,
  readlink,
  rename,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';

export type ReleaseFacts = {
  revision: string;
  /** The build id of the installed site that this release replaces. */
  base: string;
};

export type Release = ReleaseFacts & { folder: string };

const factsFile = 'release.json';
const linkName = 'current';

/**
 * The releases below a folder. One is current; the previous one is kept for pages that browsers still have open.
 * @param root created with the first release
 */
export function openReleases(root: string) {
  return {
    async current(): Promise<Release | null> {
      const name = await readlink(join(root, linkName)).catch(() => null);
      return name === null ? null : readRelease(join(root, basename(name)));
    },

    /** Copies a built site into a new release. Files that did not change since the current release are hard links. */
    async add(id: string, built: string, facts: ReleaseFacts): Promise<Release> {
      const folder = join(root, id);
      await rm(folder, { recursive: true, force: true });
      await copySite(built, folder, (await this.current())?.folder ?? null);
      // Written last: a release without it is incomplete.
      await writeFile(join(folder, factsFile), JSON.stringify(facts));
      return { ...facts, folder };
    },

    async makeCurrent({ folder }: Release): Promise<void> {
      const draft = join(root, `.${linkName}`);
      await rm(draft, { force: true });
      await symlink(basename(folder), draft);
      await rename(draft, join(root, linkName));
    },

    async keepOnly(folders: readonly string[]): Promise<void> {
      const kept = new Set([linkName, ...folders.map((folder) => basename(folder))]);
      const names = await readdir(root).catch((): string[] => []);
      await Promise.all(
        names
          .filter((name) => !kept.has(name))
          .map((name) => rm(join(root, name), { recursive: true, force: true })),
      );
    },
  };
}

async function readRelease(folder: string): Promise<Release | null> {
  try {
    const facts = JSON.parse(await readFile(join(folder, factsFile), 'utf8')) as ReleaseFacts;
    return { ...facts, folder };
  } catch {
    return null;
  }
}

/**
 * Copies a site with its modification times, which browsers use to revalidate. Gatsby writes into its own files, so only the files of
 * releases may be linked.
 */
async function copySite(from: string, to: string, previous: string | null): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(from, join(entry.parentPath, entry.name)));
  const folders = new Set(files.map((file) => dirname(file)));
  for (const folder of folders) await mkdir(join(to, folder), { recursive: true });
  await forEachParallel(files, async (file) => {
    const source = join(from, file);
    const target = join(to, file);
    const { size, mtime } = await stat(source);
    const old = previous === null ? null : await stat(join(previous, file)).catch(() => null);
    if (previous !== null && old?.size === size && old.mtime.getTime() === mtime.getTime()) {
      await link(join(previous, file), target);
      return;
    }
    await copyFile(source, target, constants.COPYFILE_FICLONE);
    await utimes(target, mtime, mtime);
  });
}

const maxParallel = 16;

async function forEachParallel<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  let next = 0;
  const runLane = async () => {
    for (let item = items[next++]; item !== undefined; item = items[next++]) await work(item);
  };
  await Promise.all(Array.from({ length: maxParallel }, runLane));
}
