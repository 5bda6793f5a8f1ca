/** `npm run build`: site and server for production, without starting anything. */
import { buildServer } from './server-build';
import { buildSite } from './site-build';

buildSite()
  .then(buildServer)
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
