import { useEffect, useRef } from 'react';
import useSWR from 'swr';
import type { Publishing } from '../../../../contract/publishing/schema';
import { callStaff } from '../../api/staff-client';
import { useAsyncAction } from '../../hooks/use-async-action';
import { isInProgress } from './publishing-messages';

const path = '/publishing';
const pollInterval = 1_500;

/**
 * The publishing status, polled while something is in progress.
 * @param changes any value that changes when something is published or unpublished; undefined: not known yet
 */
export function usePublishing(changes: unknown) {
  const { data, mutate } = useSWR<Publishing>(path);
  // A second hook: refreshInterval as a function would be new with each render and restart the timer every second.
  useSWR<Publishing>(path, {
    refreshInterval: data !== undefined && isInProgress(data) ? pollInterval : 0,
    revalidateOnMount: false,
  });
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
