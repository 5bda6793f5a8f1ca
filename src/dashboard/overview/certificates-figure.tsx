import { certificateWarningDays } from '../../../contract/employees/constants';
import type { OverviewResponse } from '../../../contract/overview/schema';
import { Figure } from './figure';

type CertificatesFigureProps = {
  /** Undefined while loading and after an error. */
  certificates: NonNullable<OverviewResponse['people']> | undefined;
  hasError: boolean;
  employeesPath: string;
};

/** Counts expired and expiring certificates. */
export function CertificatesFigure(props: CertificatesFigureProps) {
  const { certificates, hasError, employeesPath } = props;
  const { expired = 0, soon = 0 } = certificates ?? {};
  const getNote = () => {
    if (expired > 0) return `${expired} expired, ${soon} within ${certificateWarningDays} days`;
    return `${soon > 0 ? 'Expiring' : 'None'} within ${certificateWarningDays} days`;
  };
  return (
    <Figure
      url={`${employeesPath}?certificate=due&sort=certificate`}
      label="Certificates to renew"
      value={certificates && expired + soon}
      note={getNote()}
      hasError={hasError}
    />
  );
}
