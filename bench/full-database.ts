/** Records of the databases that the dashboard and publishing are measured with. */
export const fullDatabase = {
  threads: 10_000,
  requestsPerQueue: 2_000,
  employees: 2_000,
  jobs: 500,
  posts: 1_000,
} as const;
