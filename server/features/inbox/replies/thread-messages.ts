import { answerSubjects } from '../../../../contract/inbox/reply-subjects';
import type { ChatMessage } from '../../../../contract/inbox/schema';
import { addReplyHeaders } from '../../../services/email/reply-headers';
import { buildReplyEmail } from '../../../services/email/templates/region-email';
import { settleWait } from '../../../services/notifications/notify';
import type { MessageSubject } from '../../../services/messages/message-subject';
import { findParentEmail } from '../../../services/messages/parent-email-queries';
import { createReplyAddress } from '../inbound-email/reply-address-queries';
import { findChatMessage } from '../messages/read-queries';
import { lockVisible, selectMemberIds } from '../threads/member-queries';
import { markActive, requireVisibleThread, type Thread } from '../threads/queries';
import { bumpThreadRevision } from '../threads/refresh-queries';
import { indexMessage, unindexMessage } from '../threads/index-queries';
import { markContacted, undoContacted, type ContactedStep } from '../threads/change-thread';

/** Replies to a person, and notes and calls, which are never sent. */
export const threadMessages: MessageSubject<Thread, ChatMessage> = {
  kind: 'thread',
  draftKind: 'thread',
  what: 'reply',
  auditActions: { reply: 'reply', note: 'note', call: 'call', retry: 'retry', unsend: 'unsend' },
  getAuditSubject: (_threadId, id) => ({ kind: 'message', id }),
  lock: lockVisible,
  requireVisible: ({ encryption }, _request, db, id) => requireVisibleThread(db, encryption, id),
  findShown: ({ encryption }, db, id) => findChatMessage(db, encryption, { messageId: id }),
  getConversation: (db, id) => ({ inbound: 'subjectId', ids: selectMemberIds(db, id) }),
  buildEmail: async (context, tx, { id: threadId, ...person }, { id: replyId, text, to }) => {
    const region = context.regions[person.region];
    const replyTo = await createReplyAddress(context, tx, threadId);
    const email = buildReplyEmail({ region, language: person.language, to, text, replyTo });
    const conversation = { inbound: 'subjectId', ids: selectMemberIds(tx, threadId) } as const;
    const parent = await findParentEmail(context, tx, conversation, { to, replyId });
    return addReplyHeaders(email, parent, answerSubjects);
  },
  onWritten: async ({ encryption }, tx, { id }, { channel, text, to, missed }, actor) => {
    const email = channel === 'email' ? to : null;
    await indexMessage(tx, encryption, id, { direction: 'out', text, email });
    const takesThread = channel === 'email' || channel === 'sms';
    const isContact = channel !== 'note' && missed === undefined;
    if (isContact) await settleWait(tx, id);
    const step = isContact ? await markContacted(tx, id, { takesThread }, actor) : null;
    await markActive(tx, id, { at: actor.at, reopens: false });
    return step;
  },
  onUnsent: async ({ encryption }, tx, { id }, { written, at, text, email }, actor) => {
    await undoContacted(tx, written as ContactedStep, { email: actor.email, at });
    await unindexMessage(tx, encryption, id, [text, email ?? '']);
  },
  onChange: bumpThreadRevision,
};
