import { useEffect, useState } from 'react';
import { SWRConfig } from 'swr';
import { swrDefaults } from '../../lib/api/swr-config';
import { Frame } from './layout/layout';
import { IdleWatch } from './idle-timeout/idle-timeout';
import type { ScreenProps } from '../components/screen/screen-props';
import { ScreenOutlet } from './router/router';
import { screenOf } from './router/find-screen';
import { fetchScreen } from './router/screens';
import { StaffGate } from './auth/auth-guard';
import { StaffSession } from './session/session-provider';

type DashboardAppProps = Pick<ScreenProps, 'location'> & {
  /** The agency's name, for the frame. */
  company: string;
};

/** The dashboard: gate, then frame, then the screen of the address. */
export function DashboardApp({ location, company }: DashboardAppProps) {
  const [first] = useState(location.pathname);
  useEffect(() => fetchScreen(first), [first]);
  return (
    <SWRConfig value={swrDefaults}>
      <StaffGate location={location}>
        {(user, staff) => (
          <StaffSession key={user.uid} user={user} {...staff}>
            <IdleWatch />
            <Frame
              company={company}
              current={screenOf(location.pathname, staff.role).screen?.id ?? null}
            >
              <ScreenOutlet location={location} />
            </Frame>
          </StaffSession>
        )}
      </StaffGate>
    </SWRConfig>
  );
}
