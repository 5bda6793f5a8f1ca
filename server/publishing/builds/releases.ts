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

/** What is noted in a release. */
export type ReleaseFacts = {
  /** Of what the office had published. */
  revision: string;
  /** The build of the site that the server was installed with, which this release replaces. */
  base: string;
};

export type Release = ReleaseFacts & { folder: string };

const factsFile = 'release.json';
const linkName = 'current';

/**
 * The releases below a folder: one is current, the one before it is kept for pages that browsers still have open.
 * @param root made when the first release is
 */
export function openReleases(root: string) {
  return {
    /** The release that was last made current; null: there is none that is whole. */
    async current(): Promise<Release | null> {
      const name = await readlink(join(root, linkName)).catch(() => null);
      return name === null ? null : readRelease(join(root, basename(name)));
    },

    /** A copy of a built site as a release, not yet current. What has not changed since the one before is the same file on the disk. */
    async add(id: string, built: string, facts: ReleaseFacts): Promise<Release> {
      const folder = join(root, id);
      await rm(folder, { recursive: true, force: true });
      await copySite(built, folder, (await this.current())?.folder ?? null);
      // Last: a release without it is not whole.
      await writeFile(join(folder, factsFile), JSON.stringify(facts));
      return { ...facts, folder };
    },

    /** Makes a release the current one, in one step. */
    async makeCurrent({ folder }: Release): Promise<void> {
      const draft = join(root, `.${linkName}`);
      await rm(draft, { force: true });
      await symlink(basename(folder), draft);
      await rename(draft, join(root, linkName));
    },

    /** Removes all releases, and what is left of unfinished ones, but for these. */
    async keepOnly(folders: readonly string[]): Promise<void> {
      const kept = new Set([linkName, ...folders.map((folder) => basename(folder))]);
      const there = await readdir(root).catch((): string[] => []);
      await Promise.all(
        there
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
 * Copies a site with the times of its files, by which browsers know what has changed. The builder writes into its files, so that
 * those are never linked; a release's files are written once.
 */
async function copySite(from: string, to: string, before: string | null): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(from, join(entry.parentPath, entry.name)));
  const folders = new Set(files.map((file) => dirname(file)));
  for (const folder of folders) await mkdir(join(to, folder), { recursive: true });
  await inTurns(files, async (file) => {
    const source = join(from, file);
    const target = join(to, file);
    const { size, mtime } = await stat(source);
    const old = before === null ? null : await stat(join(before, file)).catch(() => null);
    if (before !== null && old?.size === size && old.mtime.getTime() === mtime.getTime()) {
      await link(join(before, file), target);
      return;
    }
    await copyFile(source, target, constants.COPYFILE_FICLONE);
    await utimes(target, mtime, mtime);
  });
}

const atOnce = 16;

async function inTurns<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  let next = 0;
  const lane = async () => {
    for (let item = items[next++]; item !== undefined; item = items[next++]) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}
