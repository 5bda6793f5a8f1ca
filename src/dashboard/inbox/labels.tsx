import type { LucideIcon } from 'lucide-react';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import PencilLine from 'lucide-react/icons/pencil-line';
import type { ChatMessage } from '../../../contract/inbox/schema';
import {
  type TemplateChannel,
  threadStatuses,
  threadStatusLabels,
  type ThreadStatus,
} from '../../../contract/inbox/constants';
import { Badge } from '../../ui/badge';
import { channelTexts } from '../components/composer/channel-texts';

const { sms, email, note, call } = channelTexts;

export const channels: Record<ChatMessage['channel'], { label: string; icon: LucideIcon }> = {
  eligibility: { label: 'Eligibility check', icon: ClipboardCheck },
  contact: { label: 'Website message', icon: PencilLine },
  enrollment: { label: 'Class request', icon: GraduationCap },
  sms,
  email,
  note,
  call,
};

export const templateChannelLabels: Record<TemplateChannel, string> = {
  any: 'Text or email',
  sms: sms.label,
  email: email.label,
};

export function parseStatus(value: string): ThreadStatus | undefined {
  return threadStatuses.find((status) => status === value);
}

/** Only a new thread stands out: nobody has answered it. */
export function StatusBadge({ status }: { status: ThreadStatus }) {
  const label = threadStatusLabels[status];
  return status === 'new' ? <Badge tone="primary">{label}</Badge> : <span>{label}</span>;
}
