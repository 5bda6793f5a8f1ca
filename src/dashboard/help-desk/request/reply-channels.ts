import type { HelpDeskDetail } from '../../../../contract/help-desk/record-schema';
import type { Texting } from '../../../../contract/sms/schema';
import type { ChannelOption } from '../../components/composer/channel-switch';
import { getTextingError } from '../../components/texting/texting-messages';

export type RequestChannel = 'email' | 'sms' | 'status-page' | 'note';

type Contact = Pick<HelpDeskDetail, 'contact' | 'email' | keyof Texting>;

/**
 * The channels of a request, with the reason if one is unavailable. Every reply appears on the status page; if there is no
 * email address, a reply can be posted there alone.
 */
export function getChannelOptions({ email, ...texting }: Contact): ChannelOption<RequestChannel>[] {
  const options: ChannelOption<RequestChannel>[] = [
    {
      value: 'email',
      disabledReason: email === null ? 'Can’t email: the request has no email address.' : null,
    },
    { value: 'sms', disabledReason: getTextingError(texting) },
    { value: 'status-page', disabledReason: null },
    { value: 'note', disabledReason: null },
  ];
  return options.filter(({ value }) => value !== 'status-page' || email === null);
}
