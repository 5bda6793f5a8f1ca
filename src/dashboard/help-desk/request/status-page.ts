import type { HelpDeskDetail } from '../../../../contract/help-desk/record-schema';

/** Whether the caregiver can no longer open the status page of a request. */
export function isStatusPageExpired({ pageUntil }: Pick<HelpDeskDetail, 'pageUntil'>, now: number) {
  return Date.parse(pageUntil) <= now;
}
