import { execFileSync } from 'node:child_process';
import { basename, dirname } from 'node:path';
import { pathToFileURL } from 'node:url';

const maxFilesPerFolder = 20;
const maxSubjectLength = 72;
/** Commits up to this one do not follow the convention. */
const lastUncheckedCommit = 'e9e47630';

const codeFolders = /^(bench|contract|plugins|scripts|server|src|tests)\//;
const meaninglessName = /^(words|parts|things|misc|helpers|utils)\./;
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

/** Lists commit subjects that are too long or not in the form `type(scope): summary`. */
export function checkSubjects(subjects: readonly string[]): string[] {
  return subjects
    .filter((subject) => !subjectFormat.test(subject) || subject.length > maxSubjectLength)
    .map((subject) => `Commit "${subject}": use type(scope): summary, at most 72 characters.`);
}

function readGit(...args: string[]): string[] {
  return execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
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
  const issues = [...checkFiles(readGit('ls-files')), ...checkSubjects(readSubjects())];
  for (const issue of issues) console.error(issue);
  process.exitCode = issues.length > 0 ? 1 : 0;
}
