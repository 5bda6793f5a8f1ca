import { expect, test } from 'vitest';
import { checkApostrophes, checkCycles, checkFiles, checkSubjects } from './check-conventions';

test('a folder of code has at most 20 files, migrations excepted', () => {
  const files = (folder: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${folder}/${index}.ts`);
  expect(checkFiles([...files('server/a', 20), ...files('server/core/db/migrations', 40)])).toEqual(
    [],
  );
  expect(checkFiles(files('server/a', 21))).toHaveLength(1);
});

test('no file is called utils', () => {
  expect(checkFiles(['src/browser/utils.ts', 'src/browser/post-utils.ts'])).toHaveLength(1);
});

test('folders of services and features import values in one direction', () => {
  const from = (folder: string, line: string) => ({
    path: `server/services/${folder}/a.ts`,
    text: line,
  });
  const sms = from('sms', "import { queueJob } from '../outbox/queries';");
  const back = "import {\n  hasOptedOut,\n} from '../../sms/queries';";
  expect(checkCycles([sms, from('outbox', "import type { Text } from '../sms/text';")])).toEqual(
    [],
  );
  expect(checkCycles([sms, from('outbox/channels', back)])).toHaveLength(2);
  const around = from('outbox', "import { send } from '../email/send';");
  expect(checkCycles([sms, around, from('email', back.replace('../../', '../'))])).toHaveLength(3);
});

test('a text has typographic apostrophes, a comment may have any', () => {
  const check = (text: string) => checkApostrophes([{ path: 'src/a.tsx', text }]);
  expect(check("// The page's own.\n<p>It’s yours</p>\nisOpen('s')")).toEqual([]);
  expect(check('label: "Don\'t"\n<p>It\'s yours</p>')).toHaveLength(2);
});

test('a commit subject has a type and at most 72 characters', () => {
  expect(checkSubjects(['feat(inbox): assign several threads', 'docs: explain'])).toEqual([]);
  expect(checkSubjects(['Assign several threads', `fix: ${'x'.repeat(70)}`])).toHaveLength(2);
});
