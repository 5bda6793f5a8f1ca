import { expect, test } from 'vitest';
import { regionIds } from '../../../../contract/shared/regions';
import { loadLanguages } from './load-languages';
import { sampleContent } from '../testing/sample-content';

const { write, remove, check, findIssues } = sampleContent();
const settings = 'content/settings/languages.yaml';
const arabic = 'content/languages/ar.yaml';

/** The notice begins on line 4. */
const language = (name: string, changes: Record<string, string> = {}) =>
  Object.entries({
    name: `"${name}"`,
    ownName: '"العربية"',
    direction: 'rtl',
    notice: '"Call {phone} (TTY: {tty}) now."',
    source: '{ name: "HHS", url: https://hhs.example/notice }',
    reviewedBy: 'an editor',
    checked: '2026-11-01',
    ...changes,
  })
    .filter(([, value]) => value !== '')
    .map(([field, value]) => `${field}: ${value}`)
    .join('\n');

const listed = [
  ...['Spanish', 'Arabic', 'Korean', 'Russian', 'French', 'Polish', 'Italian', 'Hindi'],
  ...['Urdu', 'Greek', 'Yiddish', 'German', 'Tagalog', 'Japanese', 'Bengali'],
];

/** The same languages for all states. Maryland's begin on line 4. */
function writeSettings(more = '', languages = listed) {
  const state = `languages: [${languages.join(', ')}], source: https://cms.example/list`;
  const others = regionIds.filter((id) => id !== 'maryland');
  const lines = [...others, 'maryland'].map((id) => `${id}: { ${state}${more} }`);
  write(settings, lines.join('\n'));
}

/** Reviewed notices in English, as qaa.yaml, and in these languages. */
function writeNotices(names: readonly string[]) {
  for (const [index, name] of ['English', ...names].entries())
    write(`content/languages/qa${String.fromCharCode(97 + index)}.yaml`, language(name));
}

async function findMissing() {
  const { missingNotices } = await check();
  return missingNotices
    .filter(({ line }) => line === 4)
    .map(({ message, hasReason }) => ({ message, hasReason }));
}

test('loads a notice with its direction', async () => {
  write(arabic, language('Arabic'));
  expect(await findIssues(arabic)).toEqual([]);
  const { notices } = await check();
  expect(notices).toEqual([
    expect.objectContaining({ code: 'ar', name: 'Arabic', direction: 'rtl' }),
  ]);
});

test.each([
  [{ notice: '"Call {phone} now."' }, /^4: .*wrong format.*\{phone\} and then \{tty\}/],
  [{ direction: 'left' }, /^3: .*unknown value: "left".*ltr, rtl/],
  [{ name: '"Arabish"' }, /^1: .*unknown value: "Arabish"/],
  [{ source: '' }, /"source".*is missing/],
  [{ checked: '' }, /^6: The day of the review is missing/],
])('reports %j on its line', async (changes, issue) => {
  write(arabic, language('Arabic', changes));
  expect(await findIssues(arabic)).toEqual([expect.stringMatching(issue)]);
});

test('reports a file that is not named after a language', async () => {
  write('content/languages/arabic_notice.yaml', language('Arabic'));
  expect(await findIssues('content/languages/arabic_notice.yaml')).toEqual([
    expect.stringMatching(/"arabic_notice" in the file name is not the code of a language/),
  ]);
});

test('reports a state with fewer than 15 languages', async () => {
  writeSettings('', listed.slice(1));
  expect(await findIssues(settings)).toContainEqual(
    expect.stringMatching(/^4: .*"maryland\.languages" has too few entries.*at least 15/),
  );
});

test('a state lacks the languages without a notice, those that nobody reviewed, and a checked list', async () => {
  writeSettings();
  writeNotices(listed.slice(2));
  write(arabic, language('Arabic', { reviewedBy: 'sample', checked: '' }));
  expect(await findMissing()).toEqual([
    {
      message:
        'Maryland has no notice in Spanish. Nobody has reviewed Maryland’s notices in Arabic. ' +
        'Nobody has compared Maryland’s list of languages with its source, https://cms.example/list.',
      hasReason: false,
    },
  ]);
});

test('a state lacks nothing with a checked list and reviewed notices, one of them in English', async () => {
  writeSettings(', checked: 2026-11-01');
  writeNotices(listed);
  expect(await findMissing()).toEqual([]);
  await remove('content/languages/qaa.yaml');
  expect(await findMissing()).toEqual([
    { message: 'Maryland has no notice in English.', hasReason: false },
  ]);
});

test('a reason is kept with what it explains', async () => {
  writeSettings(', reason: "We take no federal money."');
  expect(await findMissing()).toEqual([expect.objectContaining({ hasReason: true })]);
});

test('sample notices and lists are never taken for reviewed ones', () => {
  const { missingNotices, issues } = loadLanguages(process.cwd());
  expect(issues).toEqual([]);
  expect(missingNotices).toHaveLength(regionIds.length);
});

test('each notice has the direction of its script', () => {
  const { notices } = loadLanguages(process.cwd());
  for (const { code, direction, ownName } of notices)
    expect([code, direction]).toEqual([
      code,
      /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}]/u.test(ownName) ? 'rtl' : 'ltr',
    ]);
});
