import { Globe, Lock, Mail, MessageSquareText } from 'lucide-react';
import type { HelpDeskDetail } from '../../../../contract/help-desk/record-schema';
import type { Texting } from '../../../../contract/sms/schema';
import type { ChannelOption } from '../../components/composer/channel-switch';
import { getTextingError } from '../../components/texting/texting-messages';

export type RequestChannel = 'email' | 'sms' | 'page' | 'note';

type Contact = Pick<HelpDeskDetail, 'email' | keyof Texting>;

/**
 * The channels of a request, with the reason if one is unavailable. Every reply appears on the status page; if there is no
 * e-mail address, a reply can be posted there alone.
 */
export function getChannelOptions({ email, ...texting }: Contact): ChannelOption<RequestChannel>[] {
  const options: ChannelOption<RequestChannel>[] = [
    {
      value: 'email',
      label: 'E-mail',
      icon: Mail,
      isNote: false,
      disabledReason: email === null ? 'Can’t e-mail: the request has no e-mail address.' : null,
    },
    {
      value: 'sms',
      label: 'Text message',
      icon: MessageSquareText,
      isNote: false,
      disabledReason: getTextingError(texting),
    },
    { value: 'page', label: 'Status page', icon: Globe, isNote: false, disabledReason: null },
    { value: 'note', label: 'Private note', icon: Lock, isNote: true, disabledReason: null },
  ];
  return options.filter(({ value }) => value !== 'page' || email === null);
}

const sentLabels = { label: 'Your reply', done: 'Sending. Status appears below the message.' };

/** The texts of the composer. `limitContext` completes 'at most 1,500 characters …'. */
export const composerLabels: Record<
  RequestChannel,
  { label: string; button: string; limitContext: string; done: string }
> = {
  email: { ...sentLabels, button: 'Send e-mail', limitContext: 'in an e-mail' },
  sms: { ...sentLabels, button: 'Send text', limitContext: 'in a text' },
  page: {
    label: 'Your reply',
    button: 'Post to status page',
    limitContext: 'in a reply',
    done: 'Posted to the status page.',
  },
  note: {
    label: 'Your private note',
    button: 'Save note',
    limitContext: 'in a note',
    done: 'Saved with the request.',
  },
};
