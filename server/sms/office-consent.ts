import type { ConsentLedger, ConsentRequest } from '../../contract/sms/schema';
import { recordAudit } from '../audit/service';
import type { AuditSubject } from '../audit/subject-queries';
import type { Actor } from '../db/change-log';
import type { Db, Tx } from '../db/engine';
import { HttpError } from '../http/errors';
import { bumpContactRevisions } from '../inbox/threads/revision-queries';
import {
  findTexting,
  hasOptedOut,
  listConsentChanges,
  recordOfficeConsent,
} from './consent-queries';

export async function readConsentLedger(db: Db, contact: string): Promise<ConsentLedger> {
  return {
    ...(await findTexting(db, contact)),
    changes: await listConsentChanges(db, contact),
  };
}

/** Records what a person told the office, with an audit entry. Throws 409 if only a text from the phone could change it. */
export async function changeConsentInOffice(
  tx: Tx,
  { contact, state, subject }: ConsentRequest & { contact: string; subject: AuditSubject },
  { email, at }: Actor,
): Promise<void> {
  const isRecorded = await recordOfficeConsent(tx, { contact, state, at, author: email });
  if (isRecorded) {
    const action = state === 'given' ? 'allow-texts' : 'stop-texts';
    await recordAudit(tx, { at, actor: email, action, subject });
    await bumpContactRevisions(tx, contact);
    return;
  }
  if (state === 'given' && (await hasOptedOut(tx, contact))) {
    throw new HttpError(
      409,
      'phone_opted_out',
      'This phone opted out by text. Only a text with START from it can allow texts again.',
    );
  }
}
