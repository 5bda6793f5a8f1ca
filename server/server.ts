import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { OperatorError } from './core/operator-error';
import { repeat } from './core/repeat';
import { healthRoles, roleLabels, type Role } from '../contract/shared/roles';
import { buildApp } from './app';
import { createIdentityProvider } from './services/auth/identity-provider';
import { createTokenVerifier } from './services/auth/token-verifier';
import type { Config } from './core/config/config';
import type { CoreContext } from './core/context';
import type { Context } from './features/context';
import { loadMasterKey } from './core/db/encryption/master-key';
import { openKeyRing, startKeyReload } from './core/db/encryption/key-ring';
import { startClock } from './core/db/clock';
import type { Database } from './core/db/engine';
import { openDatabase } from './core/db/open-database';
import { hasAccountOf, seedAccounts } from './services/auth/account-queries';
import { readRequiredRoles } from './services/auth/second-factor/second-factor';
import { createEncryption, type Encryption, type KeyRing } from './core/db/encryption/encryption';
import { waitForDatabase } from './core/db/postgres/wait-for-database';
import { seedDemo } from './demo/seed-demo';
import { listStaffNames } from './features/accounts/staff-names';
import { wakeThreads } from './features/inbox/service';
import { startHousekeeping } from './housekeeping';
import { createJobTypes, openChannels } from './job-types';
import { sendDue } from './services/notifications/send-due';
import { startWorker, type Worker } from './services/outbox/worker';
import { tellDueFollowUps } from './features/overview/due-follow-ups';
import { checkWaits } from './features/inbox/waits/watch-waits';
import { openSiteJobs } from './features/jobs/listed-jobs';
import { createJobSource } from './features/jobs/publish-source';
import { openPublishedSite, startPublisher } from './services/publishing/publishing';
import type { Publisher } from './services/publishing/publisher';
import { findSiteFile, type Site } from './services/site/site';
import {
  warnOfPlaceholders,
  findBuiltSettingsIssue,
  readContentNames,
} from './services/site/built-files';
import { loadPrograms } from './services/site/program-records';
import { loadRegions } from './services/site/region-records';
import { demoDomain } from './core/config/setting-issues';
import { createPublishedCache } from './services/publishing/published-files';
import { createMovedPostFinder, listMovedPosts } from './features/posts/publishing/moved-posts';
import { postSource } from './features/posts/publishing/publish-source';

/** Milliseconds in which a proxy that asks /readyz every two seconds leads visitors to another server. */
const drainTime = 3_000;

export type Server = {
  url: string;
  stop(): Promise<void>;
};

/**
 * Starts everything that the configuration asks for. Waits for a database that cannot be reached yet.
 * @param report gets a line for each failed try to reach the database, and for a new one
 */
export async function startServer(config: Config, report: (line: string) => void): Promise<Server> {
  assertCanStart(config);
  reportNewDatabase(config, report);
  const site = openPublishedSite(config);
  // The encryption and the database report errors to the log, which needs them to be opened first.
  let onDecryptError = (_context: string): void => undefined;
  let onConnectionLost = (_error: Error): void => undefined;
  const masterKey = loadMasterKey(config.dataKey, config.dataDir);
  const { database, keyRing, encryption } = await waitForDatabase(
    () =>
      openSeededDatabase(config, masterKey, {
        onDecryptError: (context) => onDecryptError(context),
        onConnectionLost: (error) => onConnectionLost(error),
      }),
    report,
  );
  try {
    const running: Running = { worker: null, publisher: null };
    const clock = await startClock(database);
    const opened = { config, site, database, encryption, now: clock.now };
    const context = createContext(opened, running);
    let isReady = false;
    const app = await buildApp(context, { site, isReady: () => isReady });
    onDecryptError = (valueContext) => {
      const message = 'A value cannot be decrypted: it is damaged or was moved';
      app.log.error({ context: valueContext }, message);
    };
    onConnectionLost = (error) => {
      app.log.error({ err: error }, 'A database connection was lost');
    };
    if (config.isProduction) {
      warnOfMissingSettings(config, app.log);
      warnOfMissingFactors(await readRequiredRoles(database.db), app.log);
      warnOfPlaceholders(site.folder, app.log);
    }
    const url = await app.listen({ host: config.host, port: config.port });
    const { jobTypes } = context;
    running.worker = startWorker({ database, encryption, jobTypes, log: app.log });
    const logAs = (message: string) => (error: unknown) => app.log.error({ err: error }, message);
    const timers = [
      startHousekeeping(context, app.log),
      repeat(() => wakeThreads(context), 30_000, logAs('Snoozed threads could not be woken')),
      repeat(() => checkWaits(context), 60_000, logAs('Waits could not be checked')),
      repeat(() => tellDueFollowUps(context), 30_000, logAs('Due follow-ups could not be told')),
      repeat(() => sendDue(context), 30_000, logAs('Notifications could not be sent')),
    ];
    const keyReload = startKeyReload(keyRing, logAs('New data keys cannot be loaded'));
    running.publisher = startPublisher(context, site, url, app.log);
    if (running.publisher !== null) await waitForPages(site, running.publisher);
    isReady = true;
    return {
      url,
      stop: async () => {
        isReady = false;
        if (config.isProduction) await setTimeout(drainTime);
        clock.stop();
        keyReload.stop();
        await running.publisher?.stop();
        await app.close();
        await Promise.all([running.worker?.stop(), ...timers.map((timer) => timer.stop())]);
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Each starts after the context that it needs. */
type Running = { worker: Worker | null; publisher: Publisher | null };

function createContext(opened: CoreContext & { site: Site }, running: Running): Context {
  const { config, site, database, encryption, now } = opened;
  const fileSlugs = readContentNames(config.siteDir, 'blog');
  const siteJobs = openSiteJobs(() => findSiteFile(site, 'jobs.json'));
  const publishSources = [postSource, createJobSource(siteJobs.list)];
  const context: Context = {
    config,
    database,
    encryption,
    now,
    regions: loadRegions(site.folder),
    programs: loadPrograms(site.folder),
    siteJobs,
    findMovedPath: createMovedPostFinder(() =>
      listMovedPosts(database.db, { now: now(), fileSlugs }),
    ),
    // A host that builds the site itself has other releases than this folder.
    findSiteFile: config.publish.kind === 'hook' ? null : (path) => findSiteFile(site, path),
    publishSources,
    readPublished: createPublishedCache(database.db, publishSources),
    get publisher() {
      return running.publisher;
    },
    verifyToken: createTokenVerifier(config.auth),
    identityProvider: createIdentityProvider(config.auth),
    jobTypes: createJobTypes(opened, openChannels(config)),
    wakeOutbox: () => running.worker?.wake(),
    listStaffNames: (log) => listStaffNames(context, log),
  };
  return context;
}

/** Throws OperatorError for a missing site, or settings that contradict each other or the built site. */
function assertCanStart(config: Config): void {
  if (!existsSync(config.siteDir)) {
    throw new OperatorError(
      `The site's folder ${config.siteDir} is missing: build the site, or set SITE_DIR.`,
    );
  }
  if (!config.isProduction && !config.isDemo && config.siteUrl.startsWith('https:')) {
    throw new OperatorError(
      `SITE_URL is ${config.siteUrl}, so this is production: set NODE_ENV=production, which refuses unsafe settings.`,
    );
  }
  const builtIssue = config.isProduction ? findBuiltSettingsIssue(config) : null;
  if (builtIssue !== null) throw new OperatorError(builtIssue);
}

/** On a new server the pages of posts and jobs answer 503 until they are rendered. A server that can't render them is ready without. */
async function waitForPages(site: Site, publisher: Publisher): Promise<void> {
  while (!site.isComplete() && (await publisher.getStatus()).state !== 'failed')
    await setTimeout(100);
}

/** An update that leaves the old folder behind would otherwise go unnoticed, and so would all records. */
function reportNewDatabase({ isProduction, database }: Config, report: (line: string) => void) {
  if (!isProduction || database.engine !== 'sqlite' || existsSync(database.file)) return;
  report(`Creating a new database: ${database.file}. If you expected one there, stop the server.`);
}

type ErrorReports = {
  onDecryptError(context: string): void;
  onConnectionLost(error: Error): void;
};

async function openSeededDatabase(
  config: Config,
  masterKey: Buffer,
  { onDecryptError, onConnectionLost }: ErrorReports,
): Promise<{ database: Database; keyRing: KeyRing; encryption: Encryption }> {
  const database = await openDatabase(config.database, onConnectionLost);
  try {
    const keyRing = await openKeyRing(database, masterKey);
    const encryption = createEncryption(keyRing, onDecryptError);
    await seedAccounts(database.db, config.accountRoles, new Date().toISOString());
    if (config.isProduction && (await hasAccountOf(database.db, demoDomain))) {
      throw new OperatorError(
        `The database has accounts of the demo (${demoDomain}): use another database, or delete them from the table accounts.`,
      );
    }
    if (config.isDemo) {
      const regions = loadRegions(config.siteDir);
      await seedDemo(database.db, { encryption, regions }, new Date());
    }
    return { database, keyRing, encryption };
  } catch (error) {
    await database.close();
    throw error;
  }
}

function warnOfMissingFactors(
  requiredRoles: readonly Role[],
  log: { warn(message: string): void },
): void {
  const missing = healthRoles.filter((role) => !requiredRoles.includes(role));
  if (missing.length === 0) return;
  const names = missing.map((role) => roleLabels[role]).join(' and ');
  log.warn(`Two-step verification is not required for ${names}: require it in Users info`);
}

function warnOfMissingSettings(
  { auth, mail, twilio, dataDir }: Config,
  log: { warn(message: string): void },
): void {
  if (mail.smtpUrl === null)
    log.warn(`SMTP_URL is not set: emails are written to ${dataDir}/outbox`);
  if (twilio === null) log.warn(`Twilio is not set: texts are written to ${dataDir}/outbox`);
  if (auth.serviceAccount === null)
    log.warn('FIREBASE_SERVICE_ACCOUNT is not set: Users info lists only accounts with a role');
}
