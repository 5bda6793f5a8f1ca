import { Globe, Lock, Mail, MessageSquareText } from 'lucide-react';
import type { HelpDeskDetail } from '../../../../contract/help-desk/record-schema';
import type { WayToWrite } from '../../components/composer/channel-switch';

export type RecordWriting = 'email' | 'sms' | 'page' | 'note';

/** The ways to write about a request, with why one cannot be used. Each answer stands on the status page; alone there, where no e-mail can go. */
export function waysToAnswer({
  email,
  mayText,
}: Pick<HelpDeskDetail, 'email' | 'mayText'>): WayToWrite<RecordWriting>[] {
  return [
    {
      value: 'email',
      label: 'E-mail',
      icon: Mail,
      isKept: false,
      refusal: email === null ? 'No e-mail: the request gave no address.' : null,
    },
    {
      value: 'sms',
      label: 'Text message',
      icon: MessageSquareText,
      isKept: false,
      refusal: mayText
        ? null
        : 'No text messages: this number has not agreed to them, or has opted out.',
    },
    ...(email === null
      ? [
          {
            value: 'page' as const,
            label: 'Status page',
            icon: Globe,
            isKept: false,
            refusal: null,
          },
        ]
      : []),
    { value: 'note', label: 'Private note', icon: Lock, isKept: true, refusal: null },
  ];
}
