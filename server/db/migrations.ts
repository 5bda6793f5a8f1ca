import type { Migration } from 'kysely/migration';
import type { Engine } from './engine';
import type { Vault } from './encryption/encryption';
import { firstTables } from './migrations/001-first-tables';
import { publicForms } from './migrations/002-public-forms';
import { addressesOfMessages } from './migrations/003-addresses-of-messages';
import { sealedMessages } from './migrations/004-sealed-messages';
import { polledLists } from './migrations/005-polled-lists';
import { rolesOfAccounts } from './migrations/006-roles-of-accounts';
import { threadStates } from './migrations/007-thread-states';
import { threadPresence } from './migrations/008-thread-presence';
import { threadRevisions } from './migrations/009-thread-revisions';
import { auditDetails } from './migrations/010-audit-details';
import { messagesByTime } from './migrations/012-messages-by-time';
import { profilePhotos } from './migrations/013-profile-photos';
import { replyTemplates } from './migrations/014-reply-templates';
import { mergesUndone } from './migrations/016-merges-undone';
import { sealedOutbox } from './migrations/017-sealed-outbox';
import { textsAboutTexting } from './migrations/018-texts-about-texting';
import { releasedRoles } from './migrations/019-released-roles';
import { whatCarriersTell } from './migrations/020-what-carriers-tell';
import { auditSubjects } from './migrations/021-audit-subjects';
import { replyAddresses } from './migrations/022-reply-addresses';
import { helpDeskQueues } from './migrations/023-help-desk-queues';
import { employees } from './migrations/024-employees';
import { jobPosts } from './migrations/025-job-posts';
import { posts } from './migrations/026-posts';
import { siteBuilds } from './migrations/027-site-builds';
import { samePerson } from './migrations/028-same-person';
import { buildLeases } from './migrations/029-build-leases';
import { orderOfBytes } from './migrations/030-order-of-bytes';
import { latestActivity } from './migrations/031-latest-activity';
import { regionsOfAllowances } from './migrations/032-regions-of-allowances';
import { workContact } from './migrations/033-work-contact';
import { dismissedJobs } from './migrations/034-dismissed-jobs';
import { largeQuotas } from './migrations/035-large-quotas';
import { consentLedger } from './migrations/036-consent-ledger';
import { searchText } from './migrations/037-search-text';
import { possibleSpam } from './migrations/038-possible-spam';
import { wholeEmails } from './migrations/040-whole-emails';
import { drafts } from './migrations/041-drafts';
import { threadEvents } from './migrations/042-thread-events';
import { bulkActions } from './migrations/043-bulk-actions';
import { identity } from './migrations/044-identity';
import { siteDeploys } from './migrations/045-site-deploys';

export function listMigrations(engine: Engine, vault: Vault): Record<string, Migration> {
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
    '034-dismissed-jobs': dismissedJobs,
    '035-large-quotas': largeQuotas(engine),
    '036-consent-ledger': consentLedger,
    '037-search-text': searchText,
    '038-possible-spam': possibleSpam,
    '040-whole-emails': wholeEmails,
    '041-drafts': drafts,
    '042-thread-events': threadEvents,
    '043-bulk-actions': bulkActions,
    '044-identity': identity,
    '045-site-deploys': siteDeploys,
  };
}
