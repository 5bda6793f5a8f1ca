/** What is kept of a post, as the form, the history and the audit call it, in the form's order but for the text. */
export const postLabels = {
  title: 'Title',
  slug: 'Address',
  excerpt: 'Excerpt',
  author: 'Author',
  tags: 'Tags',
  region: 'Region',
  date: 'Date',
  cover: 'Cover picture',
  coverAlt: 'What the cover shows',
  body: 'Text',
} as const;
export type PostField = keyof typeof postLabels;
export const postFields = Object.keys(postLabels) as PostField[];

/** Every field as text, '' when left empty: tags with commas between them, the cover as '/images/posts/<hash>.webp'. */
export type PostValues = Record<PostField, string>;

export const noPost = Object.fromEntries(postFields.map((field) => [field, ''])) as PostValues;

/** The most characters of each field. */
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

/** A scheduled post is published by the clock, whatever is done to it. */
export const postStates = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  unpublished: 'Unpublished',
} as const;
export type PostState = keyof typeof postStates;

export const postSorts = ['changed', 'title', 'date', 'author', 'state'] as const;
export type PostSort = (typeof postSorts)[number];

/** Pictures of posts: what may be sent, and how wide it is kept. */
export const postPictureLimits = {
  types: ['image/jpeg', 'image/png', 'image/webp'],
  maxBytes: 10 * 1024 * 1024,
  widest: 1_600,
} as const;

/** What a version of a post was kept for. */
export const revisionKinds = {
  added: 'Begun',
  saved: 'Saved',
  scheduled: 'Scheduled',
  published: 'Published',
  unpublished: 'Unpublished',
  restored: 'Restored',
} as const;
export type RevisionKind = keyof typeof revisionKinds;

/** The addresses of the pictures that a text or a cover shows. */
export function picturesIn({ cover, body }: Pick<PostValues, 'cover' | 'body'>): string[] {
  return [...new Set(`${cover}\n${body}`.match(/\/images\/posts\/[0-9a-f]{32}\.webp/g) ?? [])];
}

/** Tags as they were typed, 'Care, Paying for care', in lower case and each once, as it was spelled first. */
export function splitTags(typed: string): string[] {
  const tags = typed.split(/[,;]/).map((tag) => tag.trim().toLowerCase().replace(/\s+/g, ' '));
  const spellings = new Map<string, string>();
  for (const tag of tags.filter((one) => one !== '')) {
    if (!spellings.has(tagName(tag))) spellings.set(tagName(tag), tag);
  }
  return [...spellings.values()];
}

/** A tag in its address: 'long-term-care' for 'long term care' and for 'long-term care', which are one tag. */
export function tagName(tag: string): string {
  return tag.replace(/ /g, '-');
}
