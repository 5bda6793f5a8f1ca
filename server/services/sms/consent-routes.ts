import type { FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { ConsentLedger, ConsentRequest } from '../../../contract/sms/schema';
import { recordAudit } from '../audit/record-audit';
import type { AuditSubject } from '../audit/record-audit';
import { getActor } from '../../core/http/request/staff';
import type { ServiceContext } from '../context';
import type { Actor } from '../../core/db/change-log';
import { inTransaction, type Db, type Tx } from '../../core/db/engine';
import type { App } from '../../core/http/app-type';
import { HttpError } from '../../core/http/errors';
import { staffRouteOptions } from '../../core/http/staff-route';
import {
  findTexting,
  hasOptedOut,
  listConsentChanges,
  recordOfficeConsent,
} from './consent-queries';

type ConsentRoutes = {
  /** Of the record with the phone number. */
  path: string;
  params: TSchema;
  kind: AuditSubject['kind'];
  /** Throws 404 if the caller cannot see the record. */
  findRecord: (request: FastifyRequest, db: Db) => Promise<{ id: string; contact: string }>;
};

/** Registers the routes that read and extend the consent ledger of a record's phone number. */
export function registerConsentRoutes(
  app: App,
  context: ServiceContext,
  { path, params, kind, findRecord }: ConsentRoutes,
): void {
  const { db } = context.database;
  app.get(
    `${path}/text-consent`,
    staffRouteOptions(
      context,
      { summary: 'List how consent to texts was given and withdrawn' },
      { params, response: { 200: ConsentLedger } },
    ),
    async (request) => readConsentLedger(db, (await findRecord(request, db)).contact),
  );

  app.post(
    `${path}/text-consent`,
    staffRouteOptions(
      context,
      {
        summary: 'Record consent to texts, or an opt-out, that the person told the office',
        perMinute: 60,
      },
      { params, body: ConsentRequest, response: { 200: ConsentLedger } },
    ),
    (request) =>
      inTransaction(db, async (tx) => {
        const { id, contact } = await findRecord(request, tx);
        if (contact === '') throw new HttpError(409, 'no_number', 'There is no phone number.');
        const change = { ...request.body, contact, subject: { kind, id } };
        await changeConsent(tx, change, getActor(context, request));
        return readConsentLedger(tx, contact);
      }),
  );
}

async function readConsentLedger(db: Db, contact: string): Promise<ConsentLedger> {
  return {
    ...(await findTexting(db, contact)),
    changes: await listConsentChanges(db, contact),
  };
}

/** Throws 409 if only a text from the phone could change it. */
async function changeConsent(
  tx: Tx,
  { contact, state, subject }: ConsentRequest & { contact: string; subject: AuditSubject },
  { email, at }: Actor,
): Promise<void> {
  if (await recordOfficeConsent(tx, { contact, state, at, author: email })) {
    const action = state === 'given' ? 'allow-texts' : 'stop-texts';
    await recordAudit(tx, { at, actor: email, action, subject });
  } else if (state === 'given' && (await hasOptedOut(tx, contact))) {
    throw new HttpError(
      409,
      'phone_opted_out',
      'This phone opted out by text. Only a text with START from it can allow texts again.',
    );
  }
}
