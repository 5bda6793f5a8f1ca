import type { TemplateChannel } from '../../../../contract/inbox/constants';

/** Where a template is offered, as the office reads it. */
export const channelWords: Record<TemplateChannel, string> = {
  any: 'Text or e-mail',
  sms: 'Text message',
  email: 'E-mail',
};
