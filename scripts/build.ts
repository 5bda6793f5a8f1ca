/** `npm run build`: builds site and server for production. */
import { buildServer } from './build-server';
import { readSettings } from './settings';
import { buildSite } from './build-site';

async function main(): Promise<void> {
  // Fails if site and server have different Firebase projects.
  readSettings();
  await buildSite();
  await buildServer();
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
