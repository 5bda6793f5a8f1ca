import type { Encryption } from './core/db/encryption/encryption';
import { decryptDetails } from './core/db/encryption/encryption';
import { decryptContact } from './core/db/encryption/person';
import type { Tx } from './core/db/engine';
import { listSearchTexts as listApplicationTexts } from './features/applications/queries';
import {
  listAllEmployees,
  listSearchTexts as listEmployeeTexts,
} from './features/employees/queries';
import { listSearchTexts as listRequestTexts } from './features/help-desk/reference';
import { decryptThread } from './features/inbox/threads/person-name';
import { indexMessage, indexPerson } from './features/inbox/threads/search-queries';
import { decryptAddresses, decryptText, messageContext } from './services/messages/queries';
import { addToIndex } from './services/search-index/queries';

/** Fills the search index, which each engine keeps in another way. */
export async function indexAllRecords(tx: Tx, encryption: Encryption): Promise<void> {
  await indexThreads(tx, encryption);
  const requests = await tx
    .selectFrom('helpDesk')
    .select(['id', 'n', 'reference', 'personEncrypted'])
    .execute();
  for (const request of requests) {
    const texts = listRequestTexts(decryptContact(encryption, 'help_desk', request));
    await addToIndex(tx, encryption, { kind: 'request', n: request.n }, texts);
  }
  const applications = await tx
    .selectFrom('jobApplications')
    .select(['id', 'n', 'jobTitle', 'personEncrypted'])
    .execute();
  for (const application of applications) {
    const texts = listApplicationTexts(decryptContact(encryption, 'job_applications', application));
    await addToIndex(tx, encryption, { kind: 'application', n: application.n }, texts);
  }
  const employees = await tx.selectFrom('employees').select(['id', 'n']).execute();
  const numbers = new Map(employees.map(({ id, n }) => [id, n]));
  for (const employee of await listAllEmployees(tx, encryption)) {
    const n = numbers.get(employee.id) ?? 0;
    await addToIndex(tx, encryption, { kind: 'employee', n }, listEmployeeTexts(employee));
  }
}

async function indexThreads(tx: Tx, encryption: Encryption): Promise<void> {
  const threads = await tx.selectFrom('threads').select(['id', 'personEncrypted']).execute();
  for (const thread of threads) {
    const threadId = thread.id;
    await indexPerson(tx, encryption, threadId, decryptThread(encryption, thread));
    const messages = await tx
      .selectFrom('messages')
      .select(['id', 'direction', 'addressesEncrypted', 'textEncrypted', 'detailsEncrypted'])
      .where('subjectId', '=', threadId)
      .execute();
    for (const { detailsEncrypted, ...message } of messages) {
      const context = messageContext(message.id, 'details');
      const details =
        detailsEncrypted === null ? [] : decryptDetails(encryption, detailsEncrypted, context);
      const text = decryptText(encryption, message);
      const addresses = decryptAddresses(encryption, message);
      await indexMessage(tx, encryption, threadId, { ...message, ...addresses, text, details });
    }
  }
}
