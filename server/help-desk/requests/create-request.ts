import { createHash } from 'node:crypto';
import { statusLinkDays, type HelpDeskType } from '../../../contract/help-desk/constants';
import { extraRoutes } from '../../../contract/shared/routes';
import type { Db } from '../../db/engine';
import { insertHelpDeskRequest } from '../queries';
import type { Person } from '../../inbox/threads/queries';
import type { Vault } from '../../db/encryption/encryption';
import { normalizeAnswers } from './request-data';
import { toRequestDetails } from './request-labels';

const statusPageDuration = statusLinkDays * 24 * 60 * 60_000;

/** Derived from the data key, so that a repeated request gets the same token. */
export function deriveStatusToken(vault: Vault, id: string): string {
  return vault.deriveToken(`help_desk.token:${id}`);
}

/** A plain hash is enough, because a token has 256 random bits. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** The token is in the fragment, which never reaches a server or a log. */
export function getStatusPath(token: string): string {
  return `${extraRoutes.helpDeskStatus}#${token}`;
}

/** Stores a caregiver's request and returns its reference. Call it in a transaction. */
export function createHelpDeskRequest(
  tx: Db,
  vault: Vault,
  request: {
    id: string;
    type: HelpDeskType;
    person: Person;
    /** The validated form. */
    answers: Readonly<Record<string, string>>;
    now: Date;
  },
): Promise<string> {
  const { id, type, person, answers, now } = request;
  return insertHelpDeskRequest(tx, vault, {
    ...person,
    id,
    type,
    at: now.toISOString(),
    details: toRequestDetails(answers),
    answers: normalizeAnswers(answers),
    tokenHash: hashToken(deriveStatusToken(vault, id)),
    expiresAt: new Date(now.getTime() + statusPageDuration).toISOString(),
  });
}
