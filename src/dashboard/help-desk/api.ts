import { useInvalidate, pollingOptions, useRecord } from '../api/swr-hooks';

export const useRequest = (id: string) =>
  useRecord('GET /helpDesk/records/:id', { params: { id } }, pollingOptions);

/** Revalidates every list and request of the help desk. */
export const useRefreshHelpDesk = () => useInvalidate('/helpDesk');
