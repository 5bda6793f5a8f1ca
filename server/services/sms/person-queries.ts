import { formatPhone } from '../../../contract/shared/phone';
import type { PersonSource } from '../people/person-source';

/** The consent of numbers to texts, with the marks of the numbers as ids. */
export const consentPeople: PersonSource = {
  table: 'consentLedgers',
  key: 'contactMark',
  keep: 'opt-out',
  getAuditSubject: () => ({ kind: 'list', id: 'Consent to texts' }),
  find: async (db, encryption, { marks }) => {
    const ledgers = await db
      .selectFrom('consentLedgers')
      .select(['contactMark', 'contactEncrypted'])
      .where('contactMark', 'in', marks)
      .where('contactEncrypted', '!=', '')
      .execute();
    return ledgers.map(({ contactMark: id, contactEncrypted }) => {
      const number = encryption.tryDecrypt(contactEncrypted, `consent_ledgers.contact:${id}`);
      const label = `Consent to texts of ${formatPhone(number ?? '[can’t be read]')}`;
      return { id, label, marks: [id] };
    });
  },
  listRows: (_db, values) =>
    Promise.resolve([
      { table: 'sms_allowances', column: 'contact_mark', values, isInternal: true },
      { table: 'consent_entries', column: 'contact_mark', values },
      { table: 'consent_ledgers', column: 'contact_mark', values },
    ]),
  // An opt-out stays in force (47 CFR 64.1200(d)(6)), by the mark of its number alone.
  retain: async (tx, ids) => {
    const withdrawn = await tx
      .selectFrom('consentLedgers as ledger')
      .innerJoin('consentEntries as entry', (join) =>
        join
          .onRef('entry.contactMark', '=', 'ledger.contactMark')
          .onRef('entry.position', '=', 'ledger.decidedBy'),
      )
      .select(['ledger.contactMark', 'entry.position'])
      .where('ledger.contactMark', 'in', ids)
      .where('entry.state', '=', 'withdrawn')
      .execute();
    for (const { contactMark, position } of withdrawn) {
      await tx
        .updateTable('consentLedgers')
        .set({ contactEncrypted: '' })
        .where('contactMark', '=', contactMark)
        .execute();
      await tx
        .deleteFrom('consentEntries')
        .where('contactMark', '=', contactMark)
        .where('position', '!=', position)
        .execute();
      await tx.deleteFrom('smsAllowances').where('contactMark', '=', contactMark).execute();
    }
    const kept = new Set(withdrawn.map(({ contactMark }) => contactMark));
    return ids.filter((id) => !kept.has(id));
  },
};
