import { clientRoutes } from '../../site/routes';

/** The pages below /auth (specification section 2). */
export const authPaths = {
  /** Asks for the mail that sets a new password. */
  reset: `${clientRoutes.auth}/reset`,
  /** Where the links of the identity provider's mails lead. */
  action: `${clientRoutes.auth}/action`,
  /** Waits for the address to be proven. */
  verify: `${clientRoutes.auth}/verify`,
  profile: `${clientRoutes.auth}/profile`,
} as const;
