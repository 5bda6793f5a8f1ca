import useSWR from 'swr';
import type { OverviewAnswer } from '../../../contract/overview/schema';
import { facts } from '../../site/facts';

/** How the office does, and what waits for who may see the inbox: polled every 6 s while the tab is visible. */
export function useOverview() {
  return useSWR<OverviewAnswer>('/overview', { refreshInterval: facts.pollEvery });
}
