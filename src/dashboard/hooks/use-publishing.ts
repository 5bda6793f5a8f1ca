import { useEffect, useRef } from 'react';
import useSWR from 'swr';
import type { Publishing } from '../../../contract/publishing/schema';
import { callStaff } from '../api/staff-client';
import { pollingOptions } from '../api/swr-hooks';
import { useAsyncAction } from './use-async-action';

const path = '/publishing';

/** SWR skips requests closer than `dedupingInterval`. */
const publishingOptions = { refreshInterval: 1_000, dedupingInterval: 500 };
const settledStates: readonly Publishing['state'][] = ['off', 'never', 'live'];

/** The publishing status, as last fetched by PublishingStatus; undefined until it has loaded, null if it couldn't be. */
export function usePublishingStatus(): Publishing | null | undefined {
  const options = { revalidateIfStale: false, revalidateOnFocus: false };
  const { data, error } = useSWR<Publishing>(path, options);
  return data ?? (error === undefined ? undefined : null);
}

/**
 * The publishing status, polled until the site shows the latest changes.
 * @param changes any value that changes when something is published or unpublished; undefined: not known yet
 */
export function usePublishing(changes: unknown) {
  const { data, mutate } = useSWR<Publishing>(path);
  // A second hook: refreshInterval as a function would be new with each render and restart the timer every second.
  useSWR<Publishing>(path, { ...getPolling(data), revalidateOnMount: false });
  const previousChanges = useRef(changes);
  useEffect(() => {
    const hasChanged = previousChanges.current !== undefined && changes !== previousChanges.current;
    previousChanges.current = changes;
    if (hasChanged) void mutate();
  }, [changes, mutate]);
  const { run, error } = useAsyncAction();
  const retry = () =>
    run(async () => {
      await mutate(await callStaff<Publishing>(`${path}/retry`, { method: 'POST' }), false);
    });
  return { publishing: data ?? null, retry, error };
}

function getPolling(publishing: Publishing | undefined) {
  if (publishing === undefined || settledStates.includes(publishing.state)) return {};
  return publishing.state === 'publishing' ? publishingOptions : pollingOptions;
}
