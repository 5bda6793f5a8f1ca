import { ConsentLedger, ConsentRequest } from '../../../contract/sms/schema';
import { getActor } from '../../auth/guards';
import type { Context } from '../../context';
import { inTransaction } from '../../db/engine';
import type { App } from '../../http/app-type';
import { staffRouteOptions } from '../../http/staff-route';
import { changeConsentInOffice, readConsentLedger } from '../../sms/office-consent';
import { recordParam, requireRecord } from '../service';

export function helpDeskConsentRoutes(app: App, context: Context): void {
  const { db } = context.database;
  app.get(
    '/helpDesk/records/:id/text-consent',
    staffRouteOptions(
      context,
      { summary: 'List how consent to texts was given and withdrawn' },
      { params: recordParam, response: { 200: ConsentLedger } },
    ),
    async (request) => {
      const { contact } = await requireRecord(request, db, request.params.id);
      return readConsentLedger(db, contact);
    },
  );

  app.post(
    '/helpDesk/records/:id/text-consent',
    staffRouteOptions(
      context,
      {
        summary: 'Record consent to texts, or an opt-out, that the person told the office',
        perMinute: 60,
      },
      { params: recordParam, body: ConsentRequest, response: { 200: ConsentLedger } },
    ),
    async (request) => {
      const actor = getActor(context, request);
      return inTransaction(db, async (tx) => {
        const { id, contact } = await requireRecord(request, tx, request.params.id);
        const change = { ...request.body, contact, subject: { kind: 'help-desk' as const, id } };
        await changeConsentInOffice(tx, change, actor);
        return readConsentLedger(tx, contact);
      });
    },
  );
}
