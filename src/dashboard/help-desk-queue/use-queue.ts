import useSWR, { useSWRConfig } from 'swr';
import type { HelpDeskDetail } from '../../../contract/help-desk-record';
import { ApiError } from '../../lib/api';
import { facts } from '../../site/facts';

/** What is called of a record stands below it. */
export function recordPath(id: string): string {
  return `/helpDesk/records/${encodeURIComponent(id)}`;
}

/** A request, whole, polled; null: none is open. */
export function useRecord(id: string | null) {
  const { data, error, mutate } = useSWR<HelpDeskDetail>(id === null ? null : recordPath(id), {
    refreshInterval: facts.pollEvery,
  });
  const isMissing = error instanceof ApiError && error.status === 404;
  return { record: data, isMissing, error: error as unknown, mutate };
}

/** Asks for every list and record of the help desk anew. */
export function useFreshHelpDesk() {
  const { mutate } = useSWRConfig();
  return (): void =>
    void mutate((key: unknown) => {
      const path: unknown = Array.isArray(key) ? key[0] : key;
      return (
        typeof path === 'string' && path.startsWith('/helpDesk') && !path.endsWith('/presence')
      );
    });
}
