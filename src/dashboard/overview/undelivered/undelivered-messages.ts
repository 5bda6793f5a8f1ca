import type {
  UndeliveredItem,
  UsedUpLimit,
} from '../../../../contract/overview/undelivered-schema';
import { formatNumber } from '../../../../contract/shared/text/format-number';
import { formatTime } from '../../components/time/format';

const channels: Record<UndeliveredItem['channel'], string> = {
  email: 'e-mail',
  sms: 'text',
  hook: 'call',
};

/** 'Notice to ny@agency.example about Ann Lee' */
export function formatUndelivered({ what, channel, about, to }: UndeliveredItem): string {
  const name = about === null ? '' : ` to ${about.name}`;
  switch (what) {
    case 'notice':
      return `Notice to ${to ?? 'the office'}${about === null ? '' : ` about ${about.name}`}`;
    case 'receipt':
      return `Confirmation e-mail${name}`;
    case 'reply':
      return `Reply${name} (${channels[channel]})`;
    case 'update':
      return `Request update${name} (${channels[channel]})`;
    case 'confirmation':
      return `Confirmation text${name}`;
    case 'site':
      return 'Website update';
    case 'other':
      return channel === 'sms' ? `Text${name}` : `E-mail${name}`;
  }
}

export function formatUsedUpLimit({ what, max, endsAt }: UsedUpLimit): string {
  const until = `until ${formatTime(endsAt)}`;
  const messages: Record<UsedUpLimit['what'], string> = {
    texts: `No more confirmation texts ${until}: the limit of ${formatNumber(max)} a day is used up.`,
    files: `Forms with files are rejected ${until}: the limit of ${formatNumber(max)} MB a day is used up.`,
    receipts: `No more confirmation e-mails ${until}: the limit of ${formatNumber(max)} an hour is used up.`,
  };
  return messages[what];
}
