import { Suspense } from 'react';
import Compass from 'lucide-react/icons/compass';
import Lock from 'lucide-react/icons/lock';
import { clientRoutes } from '../../../shared/routes';
import { buttonStyle } from '../../../ui/buttons/button.styles';
import { Spinner } from '../../../ui/loading/spinner';
import { Link } from '../../components/link/link';
import type { ScreenProps } from '../../components/screen/screen';
import { useStaff } from '../../hooks/use-staff';
import { ScreenErrorBoundary, ScreenNotice } from './screen-error-boundary';
import { findScreen, screenComponents } from './screens';

export function Router({ location }: Pick<ScreenProps, 'location'>) {
  const { role } = useStaff();
  const found = findScreen(location.pathname, role);

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
      <Suspense fallback={<Loading />}>
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

function Loading() {
  return (
    <div css={{ display: 'grid', placeItems: 'center', minHeight: '60vh' }}>
      <Spinner label="Loading the page" />
    </div>
  );
}
