import { useEffect, useState, Suspense } from 'react';
import Compass from 'lucide-react/icons/compass';
import Lock from 'lucide-react/icons/lock';
import { SWRConfig } from 'swr';
import { swrConfig } from '../../browser/api/swr-config';
import type { ClientPageContext } from '../../shared/page-context';
import { clientRoutes } from '../../shared/routes';
import { buttonStyle } from '../../ui/buttons/button.styles';
import { Spinner } from '../../ui/loading/spinner';
import { visuallyHidden } from '../../ui/visually-hidden';
import { StaffNamesLoader } from '../api/staff-names';
import { Link } from '../components/link';
import type { ScreenProps } from '../components/screen';
import { CompaniesContext, type Companies } from '../hooks/use-company';
import { useStaff } from '../hooks/use-staff';
import { AuthGuard } from './auth/auth-guard';
import { IdleTimeout } from './idle-timeout/idle-timeout';
import { DashboardLayout } from './layout/layout';
import { ScreenErrorBoundary, ScreenNotice } from './router/screen-error-boundary';
import { findScreen, preloadScreen, screenComponents } from './router/screens';
import { SessionProvider } from './session/session-provider';

type DashboardAppProps = Pick<ScreenProps, 'location'> &
  Pick<ClientPageContext, 'company' | 'offices'>;

export function DashboardApp({ location, company, offices }: DashboardAppProps) {
  const [companies] = useState<Companies>(() =>
    Object.fromEntries(offices.map((office) => [office.id, office.company])),
  );
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
              current={findScreen(location.pathname, session.access).screen?.id ?? null}
            >
              <CompaniesContext.Provider value={companies}>
                <Router location={location} />
              </CompaniesContext.Provider>
            </DashboardLayout>
          </SessionProvider>
        )}
      </AuthGuard>
    </SWRConfig>
  );
}

function Router({ location }: Pick<ScreenProps, 'location'>) {
  const { access } = useStaff();
  const found = findScreen(location.pathname, access);

  if (found.screen === null) {
    return (
      <ScreenNotice header="Page not found" icon={Compass} title="We couldn’t find this page">
        <p>Check the link, or choose a page from the menu.</p>
        <DashboardLink />
      </ScreenNotice>
    );
  }
  const { screen, isForbidden } = found;
  if (isForbidden) {
    return (
      <ScreenNotice header={screen.label} icon={Lock} title="You don’t have access to this page">
        <p>If you need it, ask an owner for access.</p>
        <DashboardLink />
      </ScreenNotice>
    );
  }
  const Screen = screenComponents[screen.id];
  return (
    <ScreenErrorBoundary key={screen.id} title={screen.label}>
      <Suspense fallback={<Loading title={screen.label} />}>
        <Screen screen={screen} location={location} />
      </Suspense>
    </ScreenErrorBoundary>
  );
}

function DashboardLink() {
  return (
    <Link to={clientRoutes.dashboard} css={buttonStyle('outline')}>
      Go to dashboard
    </Link>
  );
}

function Loading({ title }: { title: string }) {
  return (
    <div css={{ display: 'grid', placeItems: 'center', minHeight: '60vh' }}>
      <h1 css={visuallyHidden}>{title}</h1>
      <Spinner label="Loading the page" />
    </div>
  );
}
