import type { Employee } from '../../contract/employees';
import { formatPhone } from '../../contract/phone';
import { pathIn } from '../../contract/regions';
import type { Region } from '../regions';

/** What a signature says, before it is laid out. */
export type SignatureFacts = {
  name: string;
  title: string;
  company: string;
  /** The employee's own number; null: it is left out. */
  direct: string | null;
  office: string;
  email: string;
  address: string;
  site: { label: string; url: string };
  /** Where the photo can be fetched by anybody's mail program. */
  photo: string | null;
};

type Asked = { siteUrl: string; withPhone: boolean; photo: string | null };

/** The facts of an employee's signature; who has no e-mail address of their own is reached at the office's. */
export function signatureFacts(
  employee: Employee,
  region: Region,
  { siteUrl, withPhone, photo }: Asked,
): SignatureFacts {
  const { street, city, state, zip } = region.address;
  const path = pathIn(employee.region, '/').replace(/^\/$/, '');
  return {
    name: `${employee.firstName} ${employee.lastName}`,
    title: employee.title,
    company: region.company,
    direct: withPhone ? formatPhone(employee.phone) : null,
    office: region.phone,
    email: employee.email ?? region.email,
    address: `${street}, ${city}, ${state} ${zip}`,
    site: { label: `${new URL(siteUrl).host}${path}`, url: `${siteUrl}${path}` },
    photo,
  };
}
