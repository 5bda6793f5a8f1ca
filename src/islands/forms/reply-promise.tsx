import { useState } from 'react';
import type { OfficeCalendar } from '../../../contract/shared/office-hours/office-time';
import {
  formatReplyPromise,
  type Reply,
} from '../../../contract/shared/office-hours/reply-promise';
import { useTranslation } from '../../browser/hooks/use-translation';

/** When the office replies to what was just sent. A promise doesn't change while it is on the screen. */
export function ReplyPromise({ office, ...reply }: Reply & { office: OfficeCalendar }) {
  const [sentAt] = useState(() => new Date());
  return <>{formatReplyPromise(office, sentAt, reply, useTranslation().language)}</>;
}
