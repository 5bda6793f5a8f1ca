export const collectionOf = { post: 'blog', job: 'jobs' } as const;
