import { formatNumber } from '../shared/text/format-number';

export const postLabels = {
  title: 'Title',
  slug: 'Web address',
  excerpt: 'Excerpt',
  author: 'Author',
  tags: 'Tags',
  region: 'Region',
  date: 'Date',
  cover: 'Cover picture',
  coverAlt: 'Cover description',
  body: 'Text',
} as const;
export type PostField = keyof typeof postLabels;
export const postFields = Object.keys(postLabels) as PostField[];

/** Every field as text: tags separated by commas, the cover as '/images/posts/<hash>.webp'. */
export type PostValues = Record<PostField, string>;

export const emptyPost = Object.fromEntries(postFields.map((field) => [field, ''])) as PostValues;

export const postLimits: Record<PostField, number> = {
  title: 120,
  slug: 80,
  excerpt: 160,
  cover: 120,
  coverAlt: 300,
  tags: 200,
  region: 20,
  author: 80,
  date: 10,
  body: 100_000,
};

/** Of a one-line field in a draft, which may be too long to publish. */
export const maxDraftLine = 2_000;

export const postStates = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  unpublished: 'Unpublished',
} as const;
export type PostState = keyof typeof postStates;

export const postSorts = ['changed', 'title', 'date', 'author', 'state'] as const;
export type PostSort = (typeof postSorts)[number];

/** Larger pictures are scaled down to this width or height in pixels. */
export const postPictureLimits = {
  types: ['image/jpeg', 'image/png', 'image/webp'],
  maxBytes: 10 * 1024 * 1024,
  maxWidth: 1_600,
} as const;

/** Sites that show a shared link want a picture of this size in pixels, and so does the article's page. */
export const minCoverSize = { width: 1_200, height: 630 } as const;

/** Why a cover is rejected; null if it is large enough. */
export function checkCoverSize({
  width,
  height,
}: {
  width: number;
  height: number;
}): string | null {
  if (width >= minCoverSize.width && height >= minCoverSize.height) return null;
  return `This picture is ${width} × ${height} pixels, which is too small. Choose one of at least ${formatNumber(minCoverSize.width)} × ${minCoverSize.height} pixels`;
}

export const revisionKinds = {
  added: 'Created',
  saved: 'Saved',
  scheduled: 'Scheduled',
  published: 'Published',
  unpublished: 'Unpublished',
  restored: 'Restored',
} as const;
export type RevisionKind = keyof typeof revisionKinds;

export function findPictures(text: string): string[] {
  return [...new Set(text.match(/\/images\/posts\/[0-9a-f]{32}\.webp/g) ?? [])];
}

/** An article with this tag is invented, to show how one looks: its page says so. */
export const sampleTag = 'sample';

/** Splits 'Care, Paying for care' into lowercase tags, each once in its first spelling. */
export function splitTags(text: string): string[] {
  const tags = text.split(/[,;]/).map((tag) => tag.trim().toLowerCase().replace(/\s+/g, ' '));
  const tagsByName = new Map<string, string>();
  for (const tag of tags.filter((one) => one !== '')) {
    if (!tagsByName.has(toTagSlug(tag))) tagsByName.set(toTagSlug(tag), tag);
  }
  return [...tagsByName.values()];
}

/** A tag in a URL: 'long term care' and 'long-term care' are both 'long-term-care'. */
export function toTagSlug(tag: string): string {
  return tag.replace(/ /g, '-');
}
