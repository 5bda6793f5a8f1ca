import type { TemplateChannel, TemplatePlace } from '../../../../contract/inbox/constants';
import { channelTexts } from '../composer/channel-texts';

export const templateChannelLabels: Record<TemplateChannel, string> = {
  any: 'Text or email',
  sms: channelTexts.sms.label,
  email: channelTexts.email.label,
};

export const templatePlaceLabels: Record<TemplatePlace, string> = {
  any: 'Everywhere',
  inbox: 'Inbox',
  'help-desk': 'Help desk',
  applications: 'Applications',
};
