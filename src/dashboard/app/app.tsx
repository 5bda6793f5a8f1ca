import { useEffect, useState } from 'react';
import { SWRConfig } from 'swr';
import { swrConfig } from '../../browser/api/swr-config';
import { StaffNamesLoader } from '../api/staff-names';
import type { ScreenProps } from '../components/screen/screen';
import { AuthGuard } from './auth/auth-guard';
import { IdleTimeout } from './idle-timeout/idle-timeout';
import { DashboardLayout } from './layout/layout';
import { Router } from './router/router';
import { findScreen, preloadScreen } from './router/screens';
import { SessionProvider } from './session/session-provider';

type DashboardAppProps = Pick<ScreenProps, 'location'> & {
  company: string;
};

export function DashboardApp({ location, company }: DashboardAppProps) {
  const [firstPath] = useState(location.pathname);
  // Its code loads while the server checks the person's access.
  useEffect(() => preloadScreen(firstPath), [firstPath]);
  return (
    <SWRConfig value={swrConfig}>
      <AuthGuard location={location}>
        {(user, session) => (
          <SessionProvider key={user.uid} user={user} {...session}>
            <IdleTimeout />
            <StaffNamesLoader />
            <DashboardLayout
              company={company}
              current={findScreen(location.pathname, session.role).screen?.id ?? null}
            >
              <Router location={location} />
            </DashboardLayout>
          </SessionProvider>
        )}
      </AuthGuard>
    </SWRConfig>
  );
}
