import { EmailLink } from '../layout/links/email-link';
import { PhoneLink } from '../layout/links/phone-link';
import { useShell } from '../layout/region-context';

export function RegionName() {
  return <>{useShell().region.company}</>;
}

export function RegionPlace() {
  return <>{useShell().region.place}</>;
}

export function RegionPhone() {
  return <PhoneLink />;
}

export function RegionEmail() {
  return <EmailLink />;
}

export function RegionAddress() {
  const { street, city, state, zip } = useShell().region.address;
  return (
    <>
      {street}, {city}, {state} {zip}
    </>
  );
}
