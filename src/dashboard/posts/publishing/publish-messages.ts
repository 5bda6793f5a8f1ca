import type { Publishing } from '../../../../contract/publishing/schema';

type Builds = Publishing['builds'];

/** What is said of something that is done, perhaps by who builds the site. */
export type DoneWords = string | Record<Builds, string>;

/** What is said once a post is published: who builds the site, and so when visitors get it. */
export const publishedWords: Record<Builds, string> = {
  here: 'It is published; the site follows shortly.',
  elsewhere: 'It is published; the site follows once its host has built it.',
  nowhere: 'It is published; the site follows with its next build, which is started by hand.',
};

/** What is said once a post is unpublished: a host shows it until it has built the site anew. */
export const unpublishedWords: Record<Builds, string> = {
  here: 'It is off the site.',
  elsewhere: 'It is unpublished; the site follows once its host has built it.',
  nowhere: 'It is unpublished; the site follows with its next build, which is started by hand.',
};
