import { formatPhone } from '../../contract/shared/phone';
import { getRegionPath } from '../../contract/shared/regions';
import type { WorkProfile } from '../../contract/signatures/schema';
import type { Region } from '../site/region-records';

export type SignatureData = {
  name: string;
  title: string;
  company: string;
  /** The work phone, if there is one and it is included. */
  direct: string | null;
  office: string;
  email: string;
  address: string;
  site: { label: string; url: string };
  /** Public URL. */
  photo: string | null;
};

/** Forbids private contact, so that passing a whole employee record is a type error. */
type Signer = WorkProfile & { privatePhone?: never; privateEmail?: never };

/** Employees without work contact get the phone and e-mail of their office. */
export function buildSignatureData(
  employee: Signer,
  region: Region,
  { siteUrl, withPhone, photo }: { siteUrl: string; withPhone: boolean; photo: string | null },
): SignatureData {
  const { street, city, state, zip } = region.address;
  const path = getRegionPath(employee.region, '/').replace(/^\/$/, '');
  return {
    name: `${employee.firstName} ${employee.lastName}`,
    title: employee.title,
    company: region.company,
    direct: withPhone && employee.workPhone !== null ? formatPhone(employee.workPhone) : null,
    office: region.phone,
    email: employee.workEmail ?? region.email,
    address: `${street}, ${city}, ${state} ${zip}`,
    site: { label: `${new URL(siteUrl).host}${path}`, url: `${siteUrl}${path}` },
    photo,
  };
}
