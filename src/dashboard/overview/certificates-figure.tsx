import { certificateNotice } from '../../../contract/employees/constants';
import type { OverviewAnswer } from '../../../contract/overview/schema';
import { Figure } from './figure';

type CertificatesFigureProps = {
  /** Undefined while it loads, or when it could not be loaded. */
  certificates: NonNullable<OverviewAnswer['people']> | undefined;
  failed: boolean;
  /** The employees' screen. */
  path: string;
};

/** Certificates that have expired or soon will: it leads to exactly those employees, the first to expire on top. */
export function CertificatesFigure({ certificates, failed, path }: CertificatesFigureProps) {
  const { expired = 0, soon = 0 } = certificates ?? {};
  return (
    <Figure
      path={`${path}?certificate=due&sort=certificate`}
      label="Certificates to renew"
      figure={certificates && expired + soon}
      words={
        expired + soon === 0
          ? `None expires within ${certificateNotice} days`
          : expired === 0
            ? `${soon === 1 ? 'Expires' : 'Expire'} within ${certificateNotice} days`
            : `${expired} expired, ${soon} within ${certificateNotice} days`
      }
      failed={failed}
    />
  );
}
