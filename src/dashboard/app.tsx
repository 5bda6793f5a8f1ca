import { useEffect, useState } from 'react';
import { SWRConfig } from 'swr';
import { swrDefaults } from '../lib/swr-defaults';
import { Frame } from './frame/frame';
import { IdleWatch } from './idle/idle-watch';
import type { ScreenProps } from './parts/screen-props';
import { ScreenOutlet } from './screen-outlet';
import { screenOf } from './screen-of';
import { fetchScreen } from './screens';
import { StaffGate } from './staff-gate';
import { StaffSession } from './staff-session';

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
