import type { HelpDeskDetail } from '../../../../contract/help-desk/record-schema';

/**
 * Whether the status page of a request can no longer be read.
 * @param now in milliseconds since 1970
 */
export function isPageOver({ pageUntil }: Pick<HelpDeskDetail, 'pageUntil'>, now: number): boolean {
  return Date.parse(pageUntil) <= now;
}
