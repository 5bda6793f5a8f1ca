import { css } from '@emotion/react';
import { Link } from 'gatsby';
import useSWR from 'swr';
import { adminCheckPath, checkAdmin } from '../../../lib/auth/admin-check';
import { swrDefaults } from '../../../lib/api/swr-config';
import { clientRoutes } from '../../../site/routes';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { type } from '../../../theme/typography';
import { authPaths } from '../auth-paths';
import { linksStyle } from '../form.styles';
import { SignInPage } from '../sign-in-page';
import { WithAccount } from '../require-account';
import { NameForm } from './name-form';
import { PhotoPart } from './photo-form';
import { Ways } from './sign-in-methods';

/** /auth/profile: photo, name, address, and the ways of signing in. */
export function ProfilePage({ company }: { company: string }) {
  return (
    <WithAccount company={company} title="Your profile">
      {(account, refresh) => (
        <SignInPage company={company} title="Your profile">
          <section aria-labelledby="profile-photo-part" css={partStyle}>
            <h2 id="profile-photo-part">Photo</h2>
            <PhotoPart account={account} onChange={refresh} />
          </section>
          <NameForm name={account.displayName ?? ''} />
          <section aria-labelledby="profile-email" css={partStyle}>
            <h2 id="profile-email">E-mail</h2>
            <p css={{ overflowWrap: 'anywhere' }}>{account.email}</p>
            {account.isVerified ? (
              <p css={{ color: color.muted }}>Confirmed</p>
            ) : (
              <p>
                Not confirmed yet. <Link to={authPaths.verify}>Confirm it</Link>
              </p>
            )}
          </section>
          <section aria-labelledby="profile-ways" css={partStyle}>
            <h2 id="profile-ways">Ways to sign in</h2>
            <Ways ways={account.ways} onChange={refresh} />
          </section>
          <p css={linksStyle}>
            <Link to={authPaths.reset}>Change your password</Link>
            <DashboardLink email={account.email} />
          </p>
        </SignInPage>
      )}
    </WithAccount>
  );
}

/** The way back for those who come from the dashboard. */
function DashboardLink({ email }: { email: string | null }) {
  const { data } = useSWR(email ? adminCheckPath(email) : null, checkAdmin, swrDefaults);
  return data?.isAdmin ? <Link to={clientRoutes.dashboard}>Go to the dashboard</Link> : null;
}

const partStyle = css({
  display: 'grid',
  gap: space[2],
  '& h2': { fontSize: type.size.h4 },
});
