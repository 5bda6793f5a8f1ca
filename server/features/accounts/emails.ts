import { getScreens, roleLabels, type Role } from '../../../contract/shared/roles';
import type { OutboundEmail } from '../../services/email/email';
import { buildNotice } from '../../services/email/templates/region-email';
import type { Region } from '../../services/site/region-records';

type Invitation = { region: Region; siteUrl: string; to: string; inviter: string; role: Role };

/** Tells a new colleague how to get into the dashboard. */
export function buildInvitation({ region, siteUrl, to, inviter, role }: Invitation): OutboundEmail {
  return buildNotice({
    region,
    to,
    subject: `Your invitation to the ${region.company} dashboard`,
    lead:
      `${inviter} invited you to the office dashboard of ${region.company}. Create an account with this email address, ` +
      'then confirm the address with the link that we email you. If you already have an account, sign in.',
    details: [
      ['Your email', to],
      ['Your role', roleLabels[role]],
      [
        'Your screens',
        getScreens(role)
          .map(({ label }) => label)
          .join(', '),
      ],
    ],
    link: { label: 'Create account', url: `${siteUrl}/signup` },
  });
}
