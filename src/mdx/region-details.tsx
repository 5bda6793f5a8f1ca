import { EmailLink } from '../layout/links/email-link';
import { PhoneLink } from '../layout/links/phone-link';
import { useRegionContext } from '../layout/region-context';

export function RegionName() {
  return <>{useRegionContext().region.company}</>;
}

export function RegionPlace() {
  return <>{useRegionContext().region.place}</>;
}

export function RegionPhone() {
  return <PhoneLink />;
}

export function RegionEmail() {
  return <EmailLink />;
}

export function RegionAddress() {
  const { street, city, state, zip } = useRegionContext().region.address;
  return (
    <>
      {street}, {city}, {state} {zip}
    </>
  );
}
