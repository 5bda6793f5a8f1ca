import { getOfficeDay } from '../../contract/shared/region-facts';
import {
  defaultRegion,
  getRegionPath,
  regionIds,
  type RegionId,
} from '../../contract/shared/regions';
import { toLanguagePath } from '../../contract/shared/text/site-languages';
import { getRegionOfPath } from '../../src/shared/routes';
import { formatTagInSentence } from '../../src/shared/tag-labels';
import { brands } from '../fixtures/brands';
import { hasTranslation, listContentFiles, readFrontMatter } from '../fixtures/content-files';

export type Row = {
  path: string;
  h1: string;
  types: string[];
  hidden?: true;
  about?: RegionId | undefined;
  /** Its file in content/, if it exists in Spanish. */
  source?: string;
};

const office = 'MedicalBusiness';
const breadcrumbs = 'BreadcrumbList';
export const job = 'JobPosting';

const postsPerPage = 9;

function createRow(path: string, h1: string, types: string[]): Row {
  return { path, h1, types };
}

const sharedRow = (path: string, h1: string, ...types: string[]): Row =>
  createRow(path, h1, [office, breadcrumbs, ...types]);

function furtherPages(root: string, h1: string, posts: number): Row[] {
  const count = Math.max(0, Math.floor(posts / postsPerPage) - 1);
  return Array.from({ length: count }, (_, index) =>
    sharedRow(`${root}/page/${index + 1}`, `${h1}, page ${index + 1}`),
  );
}

function articleAndJobRows(): Row[] {
  const posts = listContentFiles('blog');
  const tags = [...new Set(posts.flatMap(({ fields }) => fields.tags))];
  const today = getOfficeDay(defaultRegion, new Date());
  return [
    ...posts.map(({ name, fields }) => ({
      ...sharedRow(`/blog/${name}`, fields.title, 'BlogPosting'),
      about: fields.region,
    })),
    ...furtherPages('/blog', 'Articles about care at home', posts.length),
    ...tags.flatMap((tag) => {
      const path = `/blog/tags/${tag.replaceAll(' ', '-')}`;
      const h1 = `Articles about ${formatTagInSentence(tag)}`;
      const count = posts.filter(({ fields }) => fields.tags.includes(tag)).length;
      return [sharedRow(path, h1), ...furtherPages(path, h1, count)];
    }),
    ...listContentFiles('jobs')
      .filter(({ fields }) => fields.posted <= today)
      .map(({ name, fields }) => ({
        ...sharedRow(
          `/career/${name}`,
          `${fields.title} in ${fields.place.city}`,
          ...(fields.sample === true ? [] : [job]),
        ),
        about: fields.region,
        source: `jobs/${name}`,
      })),
  ];
}

/** The pages of services/ and pages/: New York's, and one for each region that the default file lists. */
function contentRows(region: RegionId): Row[] {
  return (['services', 'pages'] as const).flatMap((collection) => {
    const files = listContentFiles(collection);
    return files
      .filter(({ name }) => !name.includes('.'))
      .filter(({ fields }) => region === defaultRegion || fields.regions?.includes(region))
      .map(({ name, fields }) => {
        const variant = files.find((file) => file.name === `${name}.${region}`);
        const { title, unlisted } = variant?.fields ?? fields;
        const path = getRegionPath(region, `/${name}`);
        const types = name === 'faqs' ? [office, breadcrumbs, 'FAQPage'] : [office, breadcrumbs];
        const source = `${collection}/${variant?.name ?? name}`;
        const isTranslated = files.some(
          (file) =>
            file.name.split('.')[0] === name && hasTranslation(`${collection}/${file.name}`),
        );
        return {
          ...createRow(path, title, types),
          ...(unlisted && { hidden: true }),
          ...(isTranslated && { source }),
        };
      });
  });
}

function homeRow(region: RegionId): Row {
  const isHome = region === defaultRegion;
  const { title } = readFrontMatter<{ title: string }>(`regions/${region}`);
  const types = isHome ? [office, 'WebSite'] : [office];
  return { ...createRow(getRegionPath(region, '/'), title, types), source: `regions/${region}` };
}

/** The pages outside all regions. */
function sharedRows(): Row[] {
  return [
    ...listContentFiles('legal').map(({ name, fields }) => ({
      ...sharedRow(`/${name}`, fields.title),
      ...(hasTranslation(`legal/${name}`) && { source: `legal/${name}` }),
    })),
    { ...sharedRow('/help-desk/status', 'Your request'), hidden: true },
    ...articleAndJobRows(),
  ];
}

/** The Spanish page of a page that has one. Without a translation of its own it shows the English text. */
function toSpanishRow(row: Row & { source: string }): Row {
  const isTranslated = hasTranslation(row.source);
  const { title } = readFrontMatter<{ title: string }>(`${row.source}${isTranslated ? '.es' : ''}`);
  const [, town] = / in (.+)$/.exec(row.source.startsWith('jobs/') ? row.h1 : '') ?? [];
  return {
    ...row,
    path: toLanguagePath(row.path, 'es'),
    h1: town === undefined ? title : `${title} en ${town === 'Bronx' ? 'el Bronx' : town}`,
    ...(!isTranslated && { hidden: true }),
  };
}

const spanishStatus: Row = {
  ...sharedRow('/es/help-desk/status', 'Su solicitud'),
  hidden: true,
};

/** Every public page by region, from the files in content/. */
export const expectedPages = Object.fromEntries(
  regionIds.map((region) => {
    const isDefault = region === defaultRegion;
    const english = [homeRow(region), ...contentRows(region), ...(isDefault ? sharedRows() : [])];
    const spanish = english
      .filter((row): row is Row & { source: string } => row.source !== undefined)
      .map(toSpanishRow);
    return [region, [...english, ...spanish, ...(isDefault ? [spanishStatus] : [])]];
  }),
) as Record<RegionId, Row[]>;

export function getBrand(path: string): (typeof brands)[RegionId] {
  const row = Object.values(expectedPages)
    .flat()
    .find((candidate) => candidate.path === path);
  return brands[row?.about ?? getRegionOfPath(path)];
}
