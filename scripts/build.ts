/** `npm run build`: site and server for production, without starting anything. */
import { buildServer } from './build-server';
import { readSettings } from './settings';
import { buildSite } from './build-site';

async function main(): Promise<void> {
  // A site built for another project than the server's could sign nobody in.
  readSettings();
  await buildSite();
  await buildServer();
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
