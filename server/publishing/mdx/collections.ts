/** The collection of content/ that a text of the office is for, by its page. */
export const collectionOf = { post: 'blog', job: 'jobs' } as const;
