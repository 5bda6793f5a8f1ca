import { join } from 'node:path';
import {
  overlayNames,
  unknownFailure,
  type RenderReply,
  type RenderRequest,
} from '../../../contract/publishing/overlay';
import { keepScripts } from './overlay-folder';
import { ContentProblem, openSiteRenderer } from './site-renderer';

/** The renderer process: the server (server/services/publishing/renderer-process.ts) sends one request at a time. Runs in the site's sources. */
const [siteDir = '', overlayDir = '', api = ''] = process.argv.slice(2);
const send = (reply: RenderReply) => process.send?.(reply);

process.on('disconnect', () => process.exit());
let renderer: ReturnType<typeof open> | null = null;

process.on('message', (request: RenderRequest) => {
  renderer ??= open();
  renderer
    .catch((error: unknown) => {
      // The next request tries again.
      renderer = null;
      throw error;
    })
    .then((render) => render(request, () => send({ kind: 'progress' })))
    .then(
      (result) => send({ kind: 'done', ...result }),
      (error: unknown) => send({ kind: 'failed', ...describeFailure(error) }),
    );
});

async function open() {
  await keepScripts(siteDir, join(overlayDir, overlayNames.assets));
  return openSiteRenderer({ root: process.cwd(), siteDir, overlayDir, api });
}

function describeFailure(error: unknown): { message: string; detail: string } {
  const { code, stack = String(error), message } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return {
      message: 'The server’s disk is full. Free some space, then try again.',
      detail: stack,
    };
  }
  if (error instanceof ContentProblem) {
    return { message: `A file of the site has an issue. ${message}`, detail: message };
  }
  return { message: unknownFailure, detail: stack };
}
