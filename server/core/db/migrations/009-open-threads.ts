/** The list of the inbox, unless it is filtered otherwise. Merged threads are few, and left out by the index's last column. */
export const openThreads = `
create index threads_open on threads (active_at, n, region, merged_into) where status <> 'closed';`;
