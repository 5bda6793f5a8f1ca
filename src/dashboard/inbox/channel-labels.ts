import {
  ClipboardCheck,
  GraduationCap,
  Lock,
  Mail,
  MessageSquareText,
  PencilLine,
  PhoneCall,
  type LucideIcon,
} from 'lucide-react';
import type { ChatMessage } from '../../../contract/inbox/schema';
import type { TemplateChannel } from '../../../contract/inbox/constants';

export const channels: Record<ChatMessage['channel'], { label: string; icon: LucideIcon }> = {
  eligibility: { label: 'Eligibility check', icon: ClipboardCheck },
  contact: { label: 'Website message', icon: PencilLine },
  enrolment: { label: 'Class request', icon: GraduationCap },
  sms: { label: 'Text message', icon: MessageSquareText },
  email: { label: 'E-mail', icon: Mail },
  note: { label: 'Private note', icon: Lock },
  call: { label: 'Call', icon: PhoneCall },
};

export const templateChannelLabels: Record<TemplateChannel, string> = {
  any: 'Text or e-mail',
  sms: channels.sms.label,
  email: channels.email.label,
};
