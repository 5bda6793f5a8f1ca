import { expect, test } from 'vitest';
import { checkDependencies } from './check-dependencies';

const locked = (found: object) => ({
  '': {},
  'node_modules/new-one': { license: 'MIT', ...found },
});

test('accepts an exact version with an allowed license', () => {
  const packages = locked({ license: '(GPL-3.0 OR MIT)' });
  expect(checkDependencies({ dependencies: { 'new-one': '1.2.3' } }, packages)).toEqual([]);
});

test.each(['^1.2.3', '1.x', 'latest', 'github:someone/new-one'])(
  'rejects the version %s',
  (version) => {
    expect(checkDependencies({ devDependencies: { 'new-one': version } }, {})).toEqual([
      `new-one ${version}: write an exact version.`,
    ]);
  },
);

test.each([
  [{ license: 'GPL-3.0' }, /license, GPL-3.0,/],
  [{ license: 'MIT AND AGPL-3.0' }, /license, MIT AND AGPL-3.0,/],
  [{ license: undefined }, /license, unnamed,/],
  [{ hasInstallScript: true }, /install script/],
  [{ resolved: 'git+ssh://git@host.example/new-one.git' }, /comes from/],
])('rejects a package with %o', (found, issue) => {
  expect(checkDependencies({}, locked(found))).toEqual([expect.stringMatching(issue)]);
});
