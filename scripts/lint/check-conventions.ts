import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const maxFilesPerFolder = 20;
const maxSubjectLength = 72;
/** Commits up to this one do not follow the convention. */
const lastUncheckedCommit = 'e9e47630';

const codeFolders = /^(bench|contract|plugins|scripts|server|src|tests)\//;
const meaninglessName = /^(words|parts|things|misc|helpers|utils)\./;
/** A folder whose files may import each other. */
const serverArea = /^server\/(?:services|features)\/[^/]+(?=\/)/;
/** Types are erased, so they may be imported in both directions. */
const valueImport = /^(?:import|export)\s(?!type\b)[^;]*?from '(\.[^']+)'/gm;
const typedApostrophe = /[a-z]'(?:s|t|re|ve|ll|d|m)\b(?!')/i;
const subjectFormat = /^(feat|fix|perf|refactor|test|docs|build)(\([a-z0-9-]+\))?!?: \S/;

/** Lists folders with too many files and file names that say nothing. */
export function checkFiles(paths: readonly string[]): string[] {
  const files = paths.filter((path) => codeFolders.test(path));
  const counts = new Map<string, number>();
  for (const path of files) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  const crowded = [...counts]
    .filter(([folder, count]) => count > maxFilesPerFolder && !folder.endsWith('migrations'))
    .map(([folder, count]) => `${folder} has ${count} files; at most ${maxFilesPerFolder}.`);
  const misnamed = files
    .filter((path) => meaninglessName.test(basename(path)))
    .map((path) => `${path}: name the file after what is in it.`);
  return [...crowded, ...misnamed];
}

/** Lists imports of values between folders of the server that lead back to the importing folder. */
export function checkCycles(sources: readonly { path: string; text: string }[]): string[] {
  const imports = new Map<string, Set<string>>();
  for (const { path, text } of sources) {
    const [from] = serverArea.exec(path) ?? [];
    if (from === undefined) continue;
    for (const [, specifier = ''] of text.matchAll(valueImport)) {
      const [to] = serverArea.exec(join(dirname(path), specifier)) ?? [];
      if (to && to !== from) imports.set(from, new Set(imports.get(from)).add(to));
    }
  }
  const leadsTo = (from: string, to: string, seen = new Set<string>()): boolean => {
    if (from === to) return true;
    if (seen.has(from)) return false;
    seen.add(from);
    return [...(imports.get(from) ?? [])].some((next) => leadsTo(next, to, seen));
  };
  return [...imports].flatMap(([from, targets]) =>
    [...targets]
      .filter((to) => leadsTo(to, from))
      .map((to) => `${from} imports ${to}, which leads back to it.`),
  );
}

/** Lists apostrophes as typed in texts for visitors and staff. oxfmt puts double quotes only around texts with one. */
export function checkApostrophes(sources: readonly { path: string; text: string }[]): string[] {
  return sources.flatMap(({ path, text }) =>
    text
      .split('\n')
      .filter((line) => !/^\s*(?:\{?\/?\*|\/\/)/.test(line) && typedApostrophe.test(line))
      .map((line) => `${path}: write ’ instead of ' in ${line.trim()}`),
  );
}

/** Lists commit subjects that are too long or not in the form `type(scope): summary`. */
export function checkSubjects(subjects: readonly string[]): string[] {
  return subjects
    .filter((subject) => !subjectFormat.test(subject) || subject.length > maxSubjectLength)
    .map((subject) => `Commit "${subject}": use type(scope): summary, at most 72 characters.`);
}

function readGit(...args: string[]): string[] {
  return execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
}

function readSources(folder: string): { path: string; text: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    .map((path) => ({
      path: `${folder}/${path}`,
      text: readFileSync(`${folder}/${path}`, 'utf8'),
    }));
}

/** None where the history is not complete, as in a shallow clone. */
function readSubjects(): string[] {
  try {
    return readGit('log', '--no-merges', '--format=%s', `${lastUncheckedCommit}..HEAD`);
  } catch {
    return [];
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const issues = [
    ...checkFiles(readGit('ls-files')),
    ...checkCycles(readSources('server')),
    ...checkApostrophes(readSources('src')),
    ...checkSubjects(readSubjects()),
  ];
  for (const issue of issues) console.error(issue);
  process.exitCode = issues.length > 0 ? 1 : 0;
}
