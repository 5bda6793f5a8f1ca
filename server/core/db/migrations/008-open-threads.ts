/** The list of the inbox, unless it is filtered otherwise. */
export const openThreads = `
create index threads_open on threads (active_at, n, region) where merged_into is null and status <> 'closed';`;
