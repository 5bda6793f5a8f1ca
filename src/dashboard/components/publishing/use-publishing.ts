import { useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import type { Publishing } from '../../../../contract/publishing/schema';
import { faultWords } from '../../api/error-messages';
import { callStaff } from '../../api/staff-client';
import { isUnderWay } from './publishing-messages';

const path = '/publishing';
/** Milliseconds between questions while something is under way. */
const often = 1_500;

/**
 * How far publishing is: asked again and again only while something is under way. `changes` is anything that changes when something is
 * published or taken back, for then it has begun; undefined: not known yet.
 */
export function usePublishing(changes: unknown) {
  const { data, mutate } = useSWR<Publishing>(path);
  // A number, and of a use of its own that knows the answer: a function would be another one at each draw, and the time until the next
  // question begin anew with each second that is counted.
  useSWR<Publishing>(path, {
    refreshInterval: data !== undefined && isUnderWay(data) ? often : 0,
    revalidateOnMount: false,
  });
  const seen = useRef(changes);
  useEffect(() => {
    const isNews = seen.current !== undefined && changes !== seen.current;
    seen.current = changes;
    if (isNews) void mutate();
  }, [changes, mutate]);
  const [fault, setFault] = useState<string | null>(null);
  const retry = async (): Promise<void> => {
    setFault(null);
    try {
      await mutate(await callStaff<Publishing>(`${path}/retry`, { method: 'POST' }), false);
    } catch (error) {
      setFault(faultWords(error));
    }
  };
  return { publishing: data ?? null, retry, fault };
}
