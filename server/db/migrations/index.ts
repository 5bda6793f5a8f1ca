import type { Migration } from 'kysely';
import type { Engine } from '../engine';
import type { Vault } from '../vault';
import { firstTables } from './001-first-tables';
import { publicForms } from './002-public-forms';
import { addressesOfMessages } from './003-addresses-of-messages';
import { sealedMessages } from './004-sealed-messages';
import { polledLists } from './005-polled-lists';
import { rolesOfAccounts } from './006-roles-of-accounts';
import { threadStates } from './007-thread-states';
import { threadPresence } from './008-thread-presence';
import { threadRevisions } from './009-thread-revisions';
import { auditDetails } from './010-audit-details';
import { messagesByTime } from './012-messages-by-time';
import { profilePhotos } from './013-profile-photos';
import { replyTemplates } from './014-reply-templates';
import { mergesUndone } from './016-merges-undone';
import { sealedOutbox } from './017-sealed-outbox';
import { textsAboutTexting } from './018-texts-about-texting';
import { releasedRoles } from './019-released-roles';
import { whatCarriersTell } from './020-what-carriers-tell';
import { auditSubjects } from './021-audit-subjects';
import { replyAddresses } from './022-reply-addresses';
import { helpDeskQueues } from './023-help-desk-queues';
import { employees } from './024-employees';
import { jobPosts } from './025-job-posts';
import { posts } from './026-posts';
import { siteBuilds } from './027-site-builds';
import { samePerson } from './028-same-person';
import { buildLeases } from './029-build-leases';
import { orderOfBytes } from './030-order-of-bytes';
import { latestActivity } from './031-latest-activity';
import { regionsOfAllowances } from './032-regions-of-allowances';
import { workContact } from './033-work-contact';

/** Every migration in order. A name, once released, never changes. */
export function migrations(engine: Engine, vault: Vault): Record<string, Migration> {
  return {
    '001-first-tables': firstTables(engine),
    '002-public-forms': publicForms(engine),
    '003-addresses-of-messages': addressesOfMessages,
    '004-sealed-messages': sealedMessages(vault),
    '005-polled-lists': polledLists,
    '006-roles-of-accounts': rolesOfAccounts,
    '007-thread-states': threadStates,
    '008-thread-presence': threadPresence,
    '009-thread-revisions': threadRevisions,
    '010-audit-details': auditDetails,
    '012-messages-by-time': messagesByTime,
    '013-profile-photos': profilePhotos(engine),
    '014-reply-templates': replyTemplates,
    '016-merges-undone': mergesUndone,
    '017-sealed-outbox': sealedOutbox(vault),
    '018-texts-about-texting': textsAboutTexting,
    '019-released-roles': releasedRoles,
    '020-what-carriers-tell': whatCarriersTell,
    '021-audit-subjects': auditSubjects,
    '022-reply-addresses': replyAddresses,
    '023-help-desk-queues': helpDeskQueues(engine),
    '024-employees': employees(engine),
    '025-job-posts': jobPosts,
    '026-posts': posts(engine),
    '027-site-builds': siteBuilds,
    '028-same-person': samePerson,
    '029-build-leases': buildLeases,
    '030-order-of-bytes': orderOfBytes(engine),
    '031-latest-activity': latestActivity,
    '032-regions-of-allowances': regionsOfAllowances,
    '033-work-contact': workContact,
  };
}
