import type { LucideIcon } from 'lucide-react';
import Globe from 'lucide-react/icons/globe';
import Lock from 'lucide-react/icons/lock';
import Mail from 'lucide-react/icons/mail';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import PhoneCall from 'lucide-react/icons/phone-call';
import type { ChannelId } from '../../../../contract/inbox/constants';

type ChannelTexts = {
  label: string;
  icon: LucideIcon;
  /** It is saved for the office and not sent. */
  isNote: boolean;
  field: string;
  button: string;
  /** Completes 'at most 1,500 characters …'. */
  limitContext: string;
  /** Shown when it was sent. For notes, the composer says where they are. */
  done?: string;
};

const reply = {
  isNote: false,
  field: 'Your reply',
  done: 'Added above, with its delivery status.',
};

export const channelTexts: Readonly<Record<ChannelId, ChannelTexts>> = {
  sms: {
    ...reply,
    label: 'Text message',
    icon: MessageSquareText,
    button: 'Send text',
    limitContext: 'in a text',
  },
  email: {
    ...reply,
    label: 'Email',
    icon: Mail,
    button: 'Send email',
    limitContext: 'in an email',
  },
  'status-page': {
    ...reply,
    label: 'Status page',
    icon: Globe,
    button: 'Post to status page',
    limitContext: 'in a reply',
    done: 'Posted to the status page.',
  },
  note: {
    label: 'Private note',
    icon: Lock,
    isNote: true,
    field: 'Your private note',
    button: 'Save note',
    limitContext: 'in a note',
  },
  call: {
    label: 'Call',
    icon: PhoneCall,
    isNote: true,
    field: 'Call notes',
    button: 'Log call',
    limitContext: 'in call notes',
  },
};
