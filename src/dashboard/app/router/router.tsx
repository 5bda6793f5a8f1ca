import { Suspense } from 'react';
import { Compass, Lock } from 'lucide-react';
import { clientRoutes } from '../../../site/routes';
import { buttonStyle } from '../../../ui/buttons/button.styles';
import { Spinner } from '../../../ui/loading/spinner';
import { Link } from '../../components/link/link';
import { Notice } from '../../components/status/notice';
import { PageHeader } from '../../components/screen/page-header';
import { ScreenBody } from '../../components/screen/screen-body';
import type { ScreenProps } from '../../components/screen/screen-props';
import { useStaff } from '../../hooks/session/use-staff';
import { ScreenBoundary } from './screen-error-boundary';
import { screenOf } from './find-screen';
import { ShownScreen } from './screens';

/** The screen of an address: itself, 'not for your role', or 'no such screen'. */
export function ScreenOutlet({ location }: Pick<ScreenProps, 'location'>) {
  const { role } = useStaff();
  const found = screenOf(location.pathname, role);

  if (found.screen === null) {
    return (
      <ScreenBody>
        <PageHeader title="There is no such screen" />
        <Notice icon={Compass} title="This address leads to no screen of the dashboard">
          <p>It may have been typed wrong, or the screen may have moved.</p>
          <BackToDashboard />
        </Notice>
      </ScreenBody>
    );
  }
  if ('refused' in found) {
    return (
      <ScreenBody>
        <PageHeader title={found.screen.label} />
        <Notice icon={Lock} title="This screen is not for your role">
          <p>
            The agency’s owner decides who sees which screen. Ask the owner if you need this one.
          </p>
          <BackToDashboard />
        </Notice>
      </ScreenBody>
    );
  }
  return (
    <ScreenBoundary key={found.screen.id} title={found.screen.label}>
      <Suspense fallback={<Opening />}>
        <ShownScreen screen={found.screen} location={location} />
      </Suspense>
    </ScreenBoundary>
  );
}

function BackToDashboard() {
  return (
    <Link to={clientRoutes.dashboard} css={buttonStyle('outline')}>
      Go to the dashboard
    </Link>
  );
}

function Opening() {
  return (
    <div css={{ display: 'grid', placeItems: 'center', minHeight: '60vh' }}>
      <Spinner label="Opening the screen" />
    </div>
  );
}
