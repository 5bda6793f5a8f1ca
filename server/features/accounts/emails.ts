import { formatRegions } from '../../../contract/accounts/access';
import { getScreens, roleLabels, type Access } from '../../../contract/shared/roles';
import type { OutboundEmail } from '../../services/email/email';
import { buildNotice } from '../../services/email/templates/region-email';
import type { Region } from '../../services/site/region-records';

type Invitation = { region: Region; siteUrl: string; to: string; inviter: string; access: Access };

/** Tells a new colleague how to get into the dashboard. */
export function buildInvitation({
  region,
  siteUrl,
  to,
  inviter,
  access,
}: Invitation): OutboundEmail {
  return buildNotice({
    region,
    to,
    subject: `Your invitation to the ${region.company} dashboard`,
    lead:
      `${inviter} invited you to the office dashboard of ${region.company}. Create an account with this email address, ` +
      'then confirm the address with the link that we email you. If you already have an account, sign in.',
    details: [
      ['Your email', to],
      ['Your role', roleLabels[access.role]],
      [
        'Your screens',
        getScreens(access)
          .map(({ label }) => label)
          .join(', '),
      ],
      ['Your states', formatRegions(access.regions)],
    ],
    link: { label: 'Create account', url: `${siteUrl}/signup` },
  });
}
