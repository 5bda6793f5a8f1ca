import { clientRoutes } from '../../site/routes';

export const authPaths = {
  /** Requests the e-mail for a new password. */
  reset: `${clientRoutes.auth}/reset`,
  /** The links in Firebase's e-mails lead here. */
  action: `${clientRoutes.auth}/action`,
  /** Waits for the e-mail address to be confirmed. */
  verify: `${clientRoutes.auth}/verify`,
  profile: `${clientRoutes.auth}/profile`,
} as const;
