/** The collection in content/ that each kind of page belongs to. */
export const collectionOf = { post: 'blog', job: 'jobs' } as const;
