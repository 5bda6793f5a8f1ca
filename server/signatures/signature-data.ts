import { formatPhone } from '../../contract/shared/phone';
import { pathIn } from '../../contract/shared/regions';
import type { WorkProfile } from '../../contract/signatures/schema';
import type { Region } from '../site/region-records';

/** What a signature says, before it is laid out. */
export type SignatureData = {
  name: string;
  title: string;
  company: string;
  /** The work phone; null: it is left out, or there is none. */
  direct: string | null;
  office: string;
  email: string;
  address: string;
  site: { label: string; url: string };
  /** Where the photo can be fetched by anybody's mail program. */
  photo: string | null;
};

type Asked = { siteUrl: string; withPhone: boolean; photo: string | null };

/** Private contact must not get here: its fields are forbidden, so that a whole employee record is a type error. */
type Signer = WorkProfile & { privatePhone?: never; privateEmail?: never };

/** The facts of an employee's signature. Without a work phone or work e-mail it shows the office's. */
export function buildSignatureData(
  employee: Signer,
  region: Region,
  { siteUrl, withPhone, photo }: Asked,
): SignatureData {
  const { street, city, state, zip } = region.address;
  const path = pathIn(employee.region, '/').replace(/^\/$/, '');
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
