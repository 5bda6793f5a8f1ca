import type { HelpDeskDetail } from '../../../../contract/help-desk/record-schema';

export function isStatusPageExpired({ pageUntil }: Pick<HelpDeskDetail, 'pageUntil'>, now: number) {
  return Date.parse(pageUntil) <= now;
}
