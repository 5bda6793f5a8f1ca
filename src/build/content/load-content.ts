import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { regionIds } from '../../../contract/regions';
import { jobFaults } from './check-job';
import { readCountyNames, type CountyNames } from '../maps/atlas';
import { countyFaults } from './check-counties';
import { checkNumbers } from './check-numbers';
import { checkRegionsField } from './check-regions-field';
import { checkYaml } from './check-yaml';
import type { Collections, Entry } from './entry';
import type { Fault } from './fault';
import { splitFrontMatter } from './front-matter';
import { parseBody, type Reference } from './parse-body';
import {
  collectionNames,
  schemas,
  SiteSettings,
  type CollectionName,
  type FieldsOf,
} from './schemas';

export type LoadedContent = {
  collections: Collections;
  settings: SiteSettings;
  /** The registered numbers, ten digits each (specification section 5). */
  registeredNumbers: string[];
  /** Links and pictures of every file, to be held against the planned pages. */
  references: (Reference & { file: string })[];
  faults: Fault[];
};

/**
 * Reads content/ below `root` and checks each file by itself. Files with a fault in the front matter are left out of
 * the collections; the faults say why. Throws only when a file cannot be read.
 */
export async function loadContent(root: string): Promise<LoadedContent> {
  const faults: Fault[] = [];
  const references: LoadedContent['references'] = [];
  const collections: Partial<Record<CollectionName, unknown>> = {};
  const counties = await readCountyNames();

  for (const name of collectionNames) {
    const files = await Promise.all(
      mdxFiles(root, name).map((fileName) => readEntry(root, name, fileName, counties)),
    );
    faults.push(...files.flatMap((file) => file.faults));
    references.push(...files.flatMap((file) => file.references));
    collections[name] = files.flatMap((file) => file.entry ?? []);
  }

  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const site = checkYaml(settingsFile, read(settingsFile), 1, SiteSettings);
  const registered = checkNumbers(numbersFile, read(numbersFile));
  faults.push(...site.faults, ...registered.faults);
  return {
    collections: collections as Collections,
    settings: site.value as SiteSettings,
    registeredNumbers: registered.numbers,
    references,
    faults,
  };
}

async function readEntry<Name extends CollectionName>(
  root: string,
  collection: Name,
  fileName: string,
  counties: CountyNames,
) {
  const file = `content/${collection}/${fileName}`;
  const source = splitFrontMatter(readFileSync(join(root, file), 'utf8'));
  if (source.missing) {
    return { entry: null, references: [], faults: [{ file, line: 1, ...source.missing }] };
  }
  const header = checkYaml(file, source.frontMatter, 2, schemas[collection]);
  const body = await parseBody(file, source.body, source.bodyLine);
  const naming = nameOf(file, fileName);
  const variantFaults = checkRegionsField(collection, file, naming.variant, header.value);
  const together =
    header.faults.length > 0 ? [] : factFaults(collection, file, naming.name, header, counties);
  const entry: Entry<Name> = {
    file,
    key: `${collection}/${fileName.replace(/\.mdx$/, '')}`,
    name: naming.name,
    variant: naming.variant,
    fields: header.value as FieldsOf<Name>,
    components: body.components,
  };
  return {
    entry:
      header.faults.length + together.length + naming.faults.length + variantFaults.length === 0
        ? entry
        : null,
    references: body.references.map((reference) => ({ ...reference, file })),
    faults: [...header.faults, ...together, ...body.faults, ...naming.faults, ...variantFaults],
  };
}

const settingsFile = 'content/settings/site.yaml';
const numbersFile = 'content/settings/registered-numbers.txt';

/** What is wrong between fields that are each well-formed. */
function factFaults(
  collection: CollectionName,
  file: string,
  name: string,
  { value, lineOf }: ReturnType<typeof checkYaml>,
  counties: CountyNames,
): Fault[] {
  if (collection === 'regions') {
    const region = regionIds.find((id) => id === name);
    const named = (value as FieldsOf<'regions'>).counties.map((county, index) => ({
      name: county,
      line: lineOf(['counties', String(index)]),
    }));
    return region === undefined ? [noRegion(file)] : countyFaults(file, region, named, counties);
  }
  if (collection !== 'jobs') return [];
  const job = value as FieldsOf<'jobs'>;
  const { county } = job.place;
  const named = county === undefined ? [] : [{ name: county, line: lineOf(['place', 'county']) }];
  return [...jobFaults(file, job, lineOf), ...countyFaults(file, job.region, named, counties)];
}

const noRegion = (file: string): Fault => ({
  file,
  line: 1,
  problem: 'The file name is not a region.',
  advice: `Use one of: ${regionIds.join(', ')}.`,
});

function mdxFiles(root: string, collection: string): string[] {
  const folder = join(root, 'content', collection);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.mdx'))
    .sort();
}

function nameOf(file: string, fileName: string) {
  const [name = '', variant, ...rest] = fileName.replace(/\.mdx$/, '').split('.');
  const region = regionIds.find((id) => id === variant) ?? null;
  const wrong = rest.length > 0 || (variant !== undefined && region === null);
  const faults: Fault[] = wrong
    ? [
        {
          file,
          line: 1,
          problem: `"${variant}" in the file name is not a region.`,
          advice: `Call the file ${name}.mdx, or ${name}.<region>.mdx with one of: ${regionIds.join(', ')}.`,
        },
      ]
    : [];
  return { name, variant: region, faults };
}
