import Type from 'typebox';
import { ConsentLedger, ConsentRequest } from '../../../contract/sms/schema';
import { recordId } from '../../../contract/shared/schema/fields';
import { getActor } from '../../auth/guards';
import type { Context } from '../../context';
import { inTransaction, type Db } from '../../db/engine';
import type { App } from '../../http/app-type';
import { notFound } from '../../http/errors';
import { staffRouteOptions } from '../../http/staff-route';
import { changeConsentInOffice, readConsentLedger } from '../../sms/office-consent';
import { findVisibleThread, type Thread } from './queries';

const params = Type.Object({ userId: recordId });

export function threadConsentRoutes(app: App, context: Context): void {
  const { db } = context.database;
  app.get(
    '/chats/:userId/text-consent',
    staffRouteOptions(
      context,
      { summary: 'List how consent to texts was given and withdrawn' },
      { params, response: { 200: ConsentLedger } },
    ),
    async (request) => {
      const { contact } = await requireThread(db, request.params.userId);
      return readConsentLedger(db, contact);
    },
  );

  app.post(
    '/chats/:userId/text-consent',
    staffRouteOptions(
      context,
      {
        summary: 'Record consent to texts, or an opt-out, that the person told the office',
        perMinute: 60,
      },
      { params, body: ConsentRequest, response: { 200: ConsentLedger } },
    ),
    async (request) => {
      const actor = getActor(context, request);
      return inTransaction(db, async (tx) => {
        const { id, contact } = await requireThread(tx, request.params.userId);
        const change = { ...request.body, contact, subject: { kind: 'thread' as const, id } };
        await changeConsentInOffice(tx, change, actor);
        return readConsentLedger(tx, contact);
      });
    },
  );
}

async function requireThread(db: Db, userId: string): Promise<Thread> {
  const thread = await findVisibleThread(db, userId);
  if (thread === null) throw notFound();
  return thread;
}
