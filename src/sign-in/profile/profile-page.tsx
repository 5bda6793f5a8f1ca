import { useState } from 'react';
import { css } from '@emotion/react';
import { Link } from 'gatsby';
import type { Account } from '../../browser/auth/account';
import { updateProfile } from '../../browser/auth/auth';
import { useAdminCheck } from '../../browser/hooks/use-admin-check';
import { authRoutes, clientRoutes } from '../../shared/routes';
import { color, space, type } from '../../theme/tokens';
import { TextField } from '../../ui/fields/field';
import { authTitles, linksStyle, SignInPage } from '../sign-in-page';
import { AuthForm, rules, useAuthForm } from '../forms/auth-form';
import { RequireAccount } from '../require-account';
import { PhotoForm } from './photo-form';
import { Sessions } from './sessions';
import { SignInMethods } from './sign-in-methods';
import { TwoStep } from './two-step';

const title = authTitles[authRoutes.profile];

/** /auth/profile */
export function ProfilePage() {
  return (
    <RequireAccount title={title}>
      {(account, refresh) => (
        <SignInPage title={title}>
          <section aria-labelledby="profile-photo-title" css={sectionStyle}>
            <h2 id="profile-photo-title">Photo</h2>
            <PhotoForm account={account} onChange={refresh} />
          </section>
          <NameForm name={account.displayName ?? ''} />
          <section aria-labelledby="profile-email" css={sectionStyle}>
            <h2 id="profile-email">Email</h2>
            <p css={{ overflowWrap: 'anywhere' }}>{account.email}</p>
            {account.isVerified ? (
              <p css={{ color: color.muted }}>Confirmed</p>
            ) : (
              <p>
                Not confirmed yet. <Link to={authRoutes.verify}>Confirm email</Link>
              </p>
            )}
          </section>
          <section aria-labelledby="profile-methods" css={sectionStyle}>
            <h2 id="profile-methods">Ways to sign in</h2>
            <SignInMethods methods={account.methods} onChange={refresh} />
          </section>
          <StaffSections account={account} />
          <p css={linksStyle}>
            <Link to={authRoutes.reset}>Change your password</Link>
            <DashboardLink email={account.email} />
          </p>
        </SignInPage>
      )}
    </RequireAccount>
  );
}

const ids = { name: 'profile-name' };

function NameForm({ name }: { name: string }) {
  const [isSaved, setSaved] = useState(false);
  const { field, formProps } = useAuthForm<{ name: string }>({
    ids,
    defaultValues: { name },
    onSubmit: async (values) => {
      setSaved(false);
      await updateProfile({ displayName: values.name });
      setSaved(true);
    },
  });

  return (
    <div>
      <AuthForm {...formProps} submitLabel="Save">
        <TextField label="Name" autoComplete="name" {...field('name', rules.name)} />
      </AuthForm>
      <p role="status">{isSaved && 'Saved'}</p>
    </div>
  );
}

function StaffSections({ account }: { account: Account }) {
  const { data } = useAdminCheck(account.email);
  if (data?.isAdmin !== true) return null;
  return (
    <>
      <section aria-labelledby="profile-two-step" css={sectionStyle}>
        <h2 id="profile-two-step" tabIndex={-1}>
          {authTitles[authRoutes.secondFactor]}
        </h2>
        <TwoStep />
      </section>
      {data.step === undefined && (
        <section aria-labelledby="profile-sessions" css={sectionStyle}>
          <h2 id="profile-sessions" tabIndex={-1}>
            Where you’re signed in
          </h2>
          <Sessions uid={account.uid} />
        </section>
      )}
    </>
  );
}

function DashboardLink({ email }: { email: string | null }) {
  const { data } = useAdminCheck(email);
  return data?.isAdmin ? <Link to={clientRoutes.dashboard}>Go to the dashboard</Link> : null;
}

const sectionStyle = css({
  display: 'grid',
  gap: space[2],
  '& h2': { fontSize: type.size.h4, '&:focus': { outline: 'none' } },
});
