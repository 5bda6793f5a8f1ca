import { useEffect, useRef } from 'react';
import type { Publishing } from '../../../contract/publishing/schema';
import { callStaff } from '../api/staff-client';
import { pollingOptions, useApi } from '../api/swr-hooks';
import { useAsyncAction } from './use-async-action';

/** SWR skips requests closer than `dedupingInterval`. */
const publishingOptions = { refreshInterval: 1_000, dedupingInterval: 500 };
const settledStates: readonly Publishing['state'][] = ['off', 'never', 'up-to-date'];

/** The publishing status, as last fetched by PublishingStatus; undefined until it has loaded, null if it couldn't be. */
export function usePublishingStatus(): Publishing | null | undefined {
  const options = { revalidateIfStale: false, revalidateOnFocus: false };
  const { data, error } = useApi('GET /publishing', {}, options);
  return data ?? (error === undefined ? undefined : null);
}

/**
 * The publishing status, polled until the site shows the latest changes.
 * @param changes any value that changes when something is published or unpublished; undefined: not known yet
 */
export function usePublishing(changes: unknown) {
  const { data, mutate } = useApi('GET /publishing', {});
  // A second hook: refreshInterval as a function would be new with each render and restart the timer every second.
  useApi('GET /publishing', {}, { ...getPolling(data), revalidateOnMount: false });
  const previousChanges = useRef(changes);
  useEffect(() => {
    const hasChanged = previousChanges.current !== undefined && changes !== previousChanges.current;
    previousChanges.current = changes;
    if (hasChanged) void mutate();
  }, [changes, mutate]);
  const { run, error } = useAsyncAction();
  const retry = () =>
    run(async () => {
      await mutate(await callStaff('POST /publishing/retry'), false);
    });
  return { publishing: data ?? null, retry, error };
}

function getPolling(publishing: Publishing | undefined) {
  if (publishing === undefined || settledStates.includes(publishing.state)) return {};
  return publishing.state === 'publishing' ? publishingOptions : pollingOptions;
}
