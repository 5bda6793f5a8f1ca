import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readingMinutes } from '../../../contract/mdx/mdx-to-data';
import { parseBody, type Reference } from '../../../contract/mdx/parse-body';
import { publishedCollections } from '../../../contract/publishing/schema';
import { dayAt } from '../../../contract/shared/region-facts';
import { defaultRegion, regionIds } from '../../../contract/shared/regions';
import { jobFaults } from './checks/check-job';
import { officeFolder } from './published-folder';
import { readCountyNames, type CountyNames } from '../maps/atlas';
import { countyFaults } from './checks/check-counties';
import { filesOf, nameOf } from './checks/check-file-names';
import { checkNumbers } from './checks/check-numbers';
import { checkRegionsField } from './checks/check-regions-field';
import { checkYaml } from './checks/check-yaml';
import type { Collections, Entry } from './entry';
import type { Fault } from './content-issue';
import { readFields, type FieldsReader } from './front-matter-cache';
import { splitFrontMatter } from './front-matter';
import { collectionNames, SiteSettings, type CollectionName, type FieldsOf } from './schemas/schemas';

export type LoadedContent = {
  collections: Collections;
  settings: SiteSettings;
  /** The registered numbers, ten digits each (specification section 5). */
  registeredNumbers: string[];
  /** Links and pictures of every file, to be held against the planned pages. */
  references: (Reference & { file: string })[];
  faults: Fault[];
};

/** What reads the two parts of a file: a build takes readers that remember. */
export type ContentReaders = { parseBody: typeof parseBody; readFields: FieldsReader };
const plainReaders: ContentReaders = { parseBody, readFields };

/** Collections to which the office adds posts and jobs, beside the files of content/. */
function isPublished(name: CollectionName): boolean {
  return publishedCollections.some((collection) => collection === name);
}

/**
 * Reads content/ below `root`, and what the office has published, and checks each file by itself; `now` is the day of the build. Files with a fault in the front matter are left out of
 * the collections; the faults say why. Throws only when a file cannot be read.
 */
export async function loadContent(
  root: string,
  now: Date,
  readers: ContentReaders = plainReaders,
): Promise<LoadedContent> {
  const faults: Fault[] = [];
  const references: LoadedContent['references'] = [];
  const collections: Partial<Record<CollectionName, unknown>> = {};
  const counties = await readCountyNames();

  for (const name of collectionNames) {
    const folders = [`content/${name}`, ...(isPublished(name) ? [`${officeFolder}/${name}`] : [])];
    const found = folders.map((place) => ({ place, ...filesOf(root, place) }));
    const files = await Promise.all(
      found.flatMap(({ place, names }) =>
        names.map((fileName) =>
          readEntry(root, name, { place, fileName }, { counties, now, readers }),
        ),
      ),
    );
    faults.push(...found.flatMap((one) => one.faults), ...files.flatMap((file) => file.faults));
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
  { place, fileName }: { place: string; fileName: string },
  { counties, now, readers }: { counties: CountyNames; now: Date; readers: ContentReaders },
) {
  const file = `${place}/${fileName}`;
  const source = splitFrontMatter(readFileSync(join(root, file), 'utf8'));
  if (source.missing) {
    return { entry: null, references: [], faults: [{ file, line: 1, ...source.missing }] };
  }
  const header = await readers.readFields(file, collection, source.frontMatter);
  const body = await readers.parseBody(source.body);
  const inFile = <Place extends { line: number }>(place: Place) => ({
    ...place,
    file,
    line: place.line + source.bodyLine - 1,
  });
  const naming = nameOf(collection, file, fileName);
  const variantFaults = checkRegionsField(collection, file, naming.variant, header.value);
  const together =
    header.faults.length > 0
      ? []
      : factFaults(collection, file, naming.name, header, counties, now);
  const entry: Entry<Name> = {
    file,
    key: `${collection}/${fileName.replace(/\.mdx$/, '')}`,
    name: naming.name,
    variant: naming.variant,
    fields: header.value as FieldsOf<Name>,
    components: body.components,
    readingMinutes: readingMinutes(source.body),
  };
  return {
    entry:
      header.faults.length + together.length + naming.faults.length + variantFaults.length === 0
        ? entry
        : null,
    references: body.references.map(inFile),
    faults: [
      ...header.faults,
      ...together,
      ...body.faults.map(inFile),
      ...naming.faults,
      ...variantFaults,
    ],
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
  now: Date,
): Fault[] {
  if (collection === 'blog') return futureFaults(file, value as FieldsOf<'blog'>, lineOf, now);
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

/** An article is shown from the next build on, whatever its date says. */
function futureFaults(
  file: string,
  { date, region = defaultRegion }: FieldsOf<'blog'>,
  lineOf: (path: string[]) => number,
  now: Date,
): Fault[] {
  const today = dayAt(region, now);
  if (date <= today) return [];
  return [
    {
      file,
      line: lineOf(['date']),
      problem: `The date of the article, ${date}, is in the future.`,
      advice: `Write ${today} or a day before, or add the file on that day: it is shown as soon as it is here.`,
    },
  ];
}

const noRegion = (file: string): Fault => ({
  file,
  line: 1,
  problem: 'The file name is not a region.',
  advice: `Use one of: ${regionIds.join(', ')}.`,
});
