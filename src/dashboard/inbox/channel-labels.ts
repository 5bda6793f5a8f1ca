import {
  ClipboardCheck,
  GraduationCap,
  Lock,
  Mail,
  MessageSquareText,
  PencilLine,
  PhoneCall,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ChatMessage } from '../../../contract/inbox/schema';

/** The ways in which something comes into a thread, as the office calls them. */
export const channels: Record<ChatMessage['channel'], { words: string; icon: LucideIcon }> = {
  eligibility: { words: 'Eligibility check', icon: ClipboardCheck },
  contact: { words: 'Message from the website', icon: PencilLine },
  enrolment: { words: 'Course request', icon: GraduationCap },
  sms: { words: 'Text message', icon: MessageSquareText },
  email: { words: 'E-mail', icon: Mail },
  note: { words: 'Private note', icon: Lock },
  call: { words: 'Call', icon: PhoneCall },
};
