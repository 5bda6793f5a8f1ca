import type { ListedJob } from '../../../contract/jobs/listing';
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
  to,
  job,
}: {
  region: Region;
  to: string;
  job: Pick<ListedJob, 'title' | 'sample'>;
}): OutboundEmail {
  return buildNotice({
    region,
    to,
    subject: `Your application to ${region.company}`,
    lead:
      `Thank you. We received your application for: ${job.title}. ` +
      (job.sample
        ? 'This job is a sample, so nobody will call you.'
        : `Our office will review it and call you. Questions? Call ${region.phone}.`),
    details: [],
    link: null,
  });
}
