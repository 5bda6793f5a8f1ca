import useSWR from 'swr';
import type { HelpDeskAnswer } from '../../../../contract/help-desk';
import { screensOf } from '../../../../contract/roles';
import { facts } from '../../../site/facts';
import { helpDeskTypeOf } from '../help-desk-screens';
import { useStaff } from '../staff';

/** Every help-desk record, polled every 6 s while the tab is visible; not asked for by a role without a queue. */
export function useHelpDesk() {
  const { role } = useStaff();
  const hasQueue = screensOf(role).some((screen) => helpDeskTypeOf[screen.id] !== undefined);
  return useSWR<HelpDeskAnswer>(hasQueue ? '/helpDesk' : null, {
    refreshInterval: facts.pollEvery,
  });
}
