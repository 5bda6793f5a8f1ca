import { existsSync } from 'node:fs';
import { buildApp } from './app';
import { createIdentityProvider } from './auth/identity-provider';
import { createTokenVerifier } from './auth/token-verifier';
import type { Config } from './config';
import type { Context } from './context';
import { dataKeyOf } from './db/encryption/encryption-key';
import type { Database } from './db/engine';
import { checkDataKey } from './db/encryption/encryption-key-check';
import { openDatabase } from './db/open-database';
import { seedAccounts } from './accounts/queries';
import { createVault, type Vault } from './db/encryption/encryption';
import { waitForDatabase } from './db/wait-for-database';
import { seedDemo } from './demo/seed-demo';
import { startHousekeeping } from './housekeeping';
import { openInbox } from './inbox/inbox';
import { openChannels } from './outbox/channels';
import { startWorker, type Worker } from './outbox/worker';
import { openSiteJobs } from './jobs/listed-jobs';
import { openPublishing } from './publishing/publishing';
import { loadRegions } from './site/region-records';
import { movedPosts } from './posts/published-files';
import { createMovedPostFinder } from './publishing/moved-posts';

export type Server = {
  /** Where it listens, as 'http://127.0.0.1:8000'. */
  url: string;
  /** Finishes what is under way and lets go of everything. */
  stop(): Promise<void>;
};

/** A reason not to start that the person who starts it can mend; the message is one line. */
export class StartupError extends Error {
  override readonly name = 'CannotStart';
}

/**
 * Starts everything the configuration asks for, and waits for a database that can't be reached yet. What it throws with one line: see
 * isPlainReason in main.ts.
 * @param report gets a line for each try that the database did not answer
 */
export async function serve(config: Config, report: (line: string) => void): Promise<Server> {
  if (!existsSync(config.siteDir)) {
    throw new StartupError(
      `The site's folder ${config.siteDir} is missing: build the site, or set SITE_DIR.`,
    );
  }
  const publishing = await openPublishing(config, (folder) => {
    regions = loadRegions(folder);
  });
  const { site } = publishing;
  let regions = loadRegions(site.folder());
  const jobs = openSiteJobs(() => site.folder());
  let reportUnopened = (_place: string): void => undefined;
  const vault = createVault(dataKeyOf(config.dataKey, config.dataDir), (place) => {
    reportUnopened(place);
  });
  let reportLost = (_error: Error): void => undefined;
  const open = () =>
    openPrepared(config, vault, (error) => {
      reportLost(error);
    });
  const database = await waitForDatabase(open, report);
  try {
    let worker: Worker | null = null;
    const context: Context = {
      config,
      database,
      vault,
      inbox: openInbox(database, vault),
      get regions() {
        return regions;
      },
      jobs,
      published: publishing.sources,
      withdrawnAt: createMovedPostFinder(database, (db) => movedPosts(db, new Date())),
      // A host that builds by itself has other releases than the folder here.
      siteFolder: () => (config.publish.kind === 'hook' ? null : site.folder()),
      verifyToken: createTokenVerifier(config.auth),
      identityProvider: createIdentityProvider(config.auth),
      wakeOutbox: () => worker?.wake(),
      now: () => new Date(),
    };
    const app = await buildApp(context, { site });
    reportUnopened = (place) => {
      app.log.error({ place }, 'A sealed value cannot be opened: it is damaged or was moved');
    };
    reportLost = (error) => {
      app.log.error({ err: error }, 'A database connection was lost');
    };
    if (config.production) warnOfMissing(config, app.log);
    const url = await app.listen({ host: config.host, port: config.port });
    // Whoever looks first need not wait until every thread has been opened.
    context.inbox.find('').catch((error: unknown) => {
      app.log.error({ err: error }, 'The inbox could not be read');
    });
    const channels = openChannels(config);
    worker = startWorker({ database, vault, channels, log: app.log });
    const housekeeping = startHousekeeping(database, app.log);
    const publisher = publishing.start(context, { url, log: app.log });
    return {
      url,
      stop: async () => {
        await publisher?.stop();
        await app.close();
        await Promise.all([worker?.stop(), housekeeping.stop()]);
        channels.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The database with its tables up to date, the accounts that the configuration names, and in the demo its samples. */
async function openPrepared(
  config: Config,
  vault: Vault,
  onLost: (error: Error) => void,
): Promise<Database> {
  const database = await openDatabase(config.database, vault, onLost);
  try {
    await checkDataKey(database.db, vault);
    await seedAccounts(database.db, config.accountRoles, new Date().toISOString());
    if (config.demo) await seedDemo(database.db, vault, new Date());
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** In production, mail that becomes a file is a mail that nobody reads, and unlisted accounts are missed. */
function warnOfMissing(
  { auth, mail, twilio, dataDir }: Config,
  log: { warn(message: string): void },
): void {
  if (mail.smtpUrl === null)
    log.warn(`SMTP_URL is not set: e-mails are written to ${dataDir}/outbox`);
  if (twilio === null) log.warn(`Twilio is not set: texts are written to ${dataDir}/outbox`);
  if (auth.serviceAccount === null)
    log.warn('FIREBASE_SERVICE_ACCOUNT is not set: Users info lists only accounts with a role');
}
