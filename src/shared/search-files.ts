import type { RegionId } from '../../contract/shared/regions';
import type { SiteLanguage } from '../../contract/shared/text/site-languages';

/** A page in the search index of its language. */
export type SearchPage = {
  path: string;
  kind: 'page' | 'article' | 'job' | 'legal';
  title: string;
  description: string;
  /** Null for a page about no single state. */
  region: RegionId | null;
  place: string;
  headings: Heading[];
  /** Empty unless the page shows a region's questions. */
  questions: { id: string; text: string }[];
};

/** Nearly every id is made of the text: leaving those out saves a fifth of the file. */
export type Heading = { text: string; id?: string };

/** The id of a heading, as rehype-slug makes it. */
export const getHeadingId = ({ text, id = toSlug(text) }: Heading) => id;

const toSlug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replace(/ /g, '-');

/** The places in a region's state that a query may name, and the first digits of its ZIP codes. */
export type SearchArea = {
  region: RegionId;
  state: string;
  zips: readonly string[];
  served: string[];
  notServed: string[];
};

export type SearchPages = { pages: SearchPage[]; areas: SearchArea[] };

/** The texts of a page by the id of their heading or question, with '' for the text before the first heading. */
export type PageTexts = Record<string, Record<string, string>>;

/** Made by the build and at each publish (src/gatsby/post-build/search-files.ts). */
export const getSearchFiles = (language: SiteLanguage) => ({
  pages: `/search/${language}.json`,
  texts: `/search/${language}-texts.json`,
});
