import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import type { ConsentLedger, ConsentQuery, ConsentRequest } from '../../../contract/sms/schema';
import { recordAudit } from '../audit/record-audit';
import type { AuditSubject } from '../audit/record-audit';
import { getActor } from '../../core/http/request/staff';
import type { ServiceContext } from '../context';
import type { Actor } from '../../core/db/change-log';
import type { Encryption } from '../../core/db/encryption/encryption';
import { inTransaction, type Db, type Tx } from '../../core/db/engine';
import { HttpError } from '../../core/http/errors';
import {
  findTexting,
  hasOptedOut,
  listConsentChanges,
  recordOfficeConsent,
} from './consent-queries';

type Query = Static<typeof ConsentQuery>;

type ConsentSubject<Params> = {
  kind: AuditSubject['kind'];
  /** Throws 404 if the caller cannot see the record. */
  findRecord: (
    request: FastifyRequest<{ Params: Params; Querystring: Query }>,
    db: Db,
  ) => Promise<{ id: string; contact: string }>;
};

/** Handlers of the calls that `consentEndpoints` declares for a record with a phone number. */
export function createConsentHandlers<Params>(
  context: ServiceContext,
  { kind, findRecord }: ConsentSubject<Params>,
) {
  const { database, encryption } = context;
  const { db } = database;
  return {
    read: async (
      request: FastifyRequest<{ Params: Params; Querystring: Query }>,
    ): Promise<ConsentLedger> =>
      readConsentLedger(db, encryption, (await findRecord(request, db)).contact),
    record: (
      request: FastifyRequest<{ Params: Params; Querystring: Query; Body: ConsentRequest }>,
    ): Promise<ConsentLedger> =>
      inTransaction(db, async (tx) => {
        const { id, contact } = await findRecord(request, tx);
        if (contact === '') throw new HttpError(409, 'no_number', 'There is no phone number.');
        const change = { ...request.body, contact, subject: { kind, id } };
        await changeConsent(tx, encryption, change, getActor(context, request));
        return readConsentLedger(tx, encryption, contact);
      }),
  };
}

async function readConsentLedger(
  db: Db,
  encryption: Encryption,
  contact: string,
): Promise<ConsentLedger> {
  return {
    ...(await findTexting(db, encryption, contact)),
    changes: await listConsentChanges(db, encryption, contact),
  };
}

/** Throws 409 if only a text from the phone could change it. */
async function changeConsent(
  tx: Tx,
  encryption: Encryption,
  { subject, ...change }: ConsentRequest & { contact: string; subject: AuditSubject },
  actor: Actor,
): Promise<void> {
  const { contact, state } = change;
  const { email: author, at } = actor;
  if (await recordOfficeConsent(tx, encryption, { ...change, at, author })) {
    const action = state === 'given' ? 'allow-texts' : 'stop-texts';
    await recordAudit(tx, actor, { action, subject });
  } else if (state === 'given' && (await hasOptedOut(tx, encryption, contact))) {
    throw new HttpError(
      409,
      'phone_opted_out',
      'This phone opted out by text. Only a text with START from it can allow texts again.',
    );
  }
}
