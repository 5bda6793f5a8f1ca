import type { ListedJob } from '../../../contract/jobs/listing';
import { toSiteLanguage, type ClientLanguage } from '../../../contract/shared/languages';
import { getRecordUrl } from '../../../contract/shared/record-url';
import type { OutboundEmail } from '../../services/email/email';
import {
  buildOfficeNotice,
  getPersonDetails,
  type NamedPerson,
  type Office,
} from '../../services/email/templates/office-notice';
import { buildNotice } from '../../services/email/templates/region-email';
import type { Region } from '../../services/site/region-records';
import { getPersonTexts } from '../../services/texts/texts';

export function buildApplicationNotice(
  office: Office,
  application: NamedPerson & { id: string; jobTitle: string; hasResume: boolean },
): OutboundEmail {
  return buildOfficeNotice(office, {
    title: 'New job application',
    lead: `Someone applied for: ${application.jobTitle}.`,
    details: [
      ...getPersonDetails(application),
      ['Résumé', application.hasResume ? 'Attached' : 'None'],
    ],
    linkLabel: 'Open application',
    path: getRecordUrl({ kind: 'application', screen: 'jobs', id: application.id }),
  });
}

/** Sent to an unverified address, so it must not repeat anything that was typed, not even a name. */
export function buildApplicationReceipt({
  region,
  language,
  to,
  job,
}: {
  region: Region;
  language: ClientLanguage | null;
  to: string;
  job: Pick<ListedJob, 'title' | 'sample'>;
}): OutboundEmail {
  const { application: texts } = getPersonTexts(language);
  return buildNotice({
    region,
    to,
    language: toSiteLanguage(language),
    subject: texts.subject(region.company),
    lead: `${texts.received(job.title)} ${job.sample ? texts.sample : texts.next(region.phone)}`,
    details: [],
    link: null,
  });
}
