import type { ClientLanguage } from '../../../../contract/shared/languages';
import { formatPhone } from '../../../../contract/shared/phone';
import type { Config } from '../../../core/config/config';
import type { Region } from '../../site/region-records';
import type { OutboundEmail } from '../email';
import { buildNotice } from './region-email';
import { formatSafeName } from './safe-name';

/** `to` replaces the region's own mailbox if it is not null; `possibleSpam` marks the notice. */
export type Office = {
  region: Region;
  siteUrl: string;
  to: string | null;
  possibleSpam?: boolean;
  /** Of the page that the form was sent from, if it is not English. */
  language?: ClientLanguage | null;
};

export type NamedPerson = { firstName: string; lastName: string; contact: string };

export type NoticeDetails = [label: string, value: string][];

export function toOffice(
  region: Region,
  { siteUrl, mail }: Config,
  sent: Pick<Office, 'possibleSpam' | 'language'>,
): Office {
  return { region, siteUrl, to: mail.officeTo, ...sent };
}

const possibleSpamDetail: NoticeDetails[number] = [
  'Possible spam',
  'It may have been sent by a program, or filled in by a browser.',
];

/** Notices never contain a date of birth, a Medicaid number, a file, or a visitor's message. Those stay behind sign-in. */
export function buildOfficeNotice(
  { region, siteUrl, to, possibleSpam, language }: Office,
  notice: { title: string; lead: string; details: NoticeDetails; linkLabel: string; path: string },
): OutboundEmail {
  return buildNotice({
    region,
    to: to ?? region.email,
    subject: `${notice.title} (${region.place})${possibleSpam ? ', possible spam' : ''}`,
    lead: notice.lead,
    details: [
      ...notice.details,
      ...(language ? [['Language', language] as [string, string]] : []),
      ...(possibleSpam ? [possibleSpamDetail] : []),
    ],
    link: { label: notice.linkLabel, url: `${siteUrl}${notice.path}` },
  });
}

export function getPersonDetails({ firstName, lastName, contact }: NamedPerson): NoticeDetails {
  return [
    ['Name', formatSafeName(firstName, lastName)],
    ['Phone', contact === '' ? 'Not given' : formatPhone(contact)],
  ];
}
