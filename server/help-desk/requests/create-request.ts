import { createHash } from 'node:crypto';
import { statusLinkDays, type HelpDeskType } from '../../../contract/help-desk/constants';
import { ownRoutes } from '../../../contract/shared/routes';
import type { Db } from '../../db/engine';
import { addHelpDeskRequest } from '../queries';
import type { Person } from '../../inbox/threads/queries';
import type { Vault } from '../../db/encryption/encryption';
import { keptAnswers } from './request-data';
import { helpDeskDetails } from './request-labels';

/** How long a status page opens, in milliseconds. */
const statusOpens = statusLinkDays * 24 * 60 * 60_000;

/** What opens the status page of a request. It follows from the data key: a repeated request is told the same one. */
export function tokenOf(vault: Vault, id: string): string {
  return vault.secretOf(`help_desk.token:${id}`);
}

/** What is kept of a token. It is 256 random bits to everyone else, so that a plain hash is enough. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** What leads to the status page of a token. A fragment reaches no server and no log. */
export function statusLink(token: string): string {
  return `${ownRoutes.helpDeskStatus}#${token}`;
}

/** Stores a caregiver's request; returns its reference. Run it in a transaction. */
export function fileHelpDeskRequest(
  tx: Db,
  vault: Vault,
  request: {
    id: string;
    type: HelpDeskType;
    person: Person;
    /** The form's checked answers. */
    answers: Readonly<Record<string, string>>;
    now: Date;
  },
): Promise<string> {
  const { id, type, person, answers, now } = request;
  return addHelpDeskRequest(tx, vault, {
    ...person,
    id,
    type,
    at: now.toISOString(),
    details: helpDeskDetails(answers),
    answers: keptAnswers(answers),
    tokenHash: hashOfToken(tokenOf(vault, id)),
    expiresAt: new Date(now.getTime() + statusOpens).toISOString(),
  });
}
