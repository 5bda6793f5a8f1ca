import { useTranslation } from '../../browser/hooks/use-translation';
import { useState } from 'react';
import type { OfficeCalendar } from '../../../contract/shared/office-hours/office-time';
import { formatReplyPromise } from '../../../contract/shared/office-hours/reply-promise';

/** When the office replies to what was just sent. A promise doesn't change while it is on the screen. */
export function ReplyPromise({ office, action }: { office: OfficeCalendar; action: string }) {
  const [sentAt] = useState(() => new Date());
  const { language, translate } = useTranslation();
  return <>{translate(formatReplyPromise(office, sentAt, action, language))}</>;
}
