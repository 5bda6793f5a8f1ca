import type { EnvironmentReader } from './environment-reader';

/** How published changes reach the site: not at all, by its host's deploy hook, or by a renderer here with the site's sources. */
export type PublishSettings =
  | { kind: 'off' }
  | { kind: 'hook'; url: string; reportSecret: string | null }
  | { kind: 'local'; source: string };

export function readPublishSettings(read: EnvironmentReader): PublishSettings {
  const url = read.url('DEPLOY_HOOK_URL', ['https:', 'http:']);
  const source = read.text('PUBLISH_SOURCE', 'none');
  if (url !== null && source !== 'none') {
    read.addIssue('PUBLISH_SOURCE', 'cannot be combined with DEPLOY_HOOK_URL: remove one of them.');
  }
  const reportSecret = readReportSecret(read);
  if (reportSecret !== null && url === null) {
    read.addIssue('DEPLOY_REPORT_SECRET', 'is only for DEPLOY_HOOK_URL: set both or none.');
  }
  if (url !== null) return { kind: 'hook', url, reportSecret };
  return source === 'none' ? { kind: 'off' } : { kind: 'local', source };
}

/** Signs the reports of the site's host. Null if it sends none. */
function readReportSecret(read: EnvironmentReader): string | null {
  const secret = read.optional('DEPLOY_REPORT_SECRET');
  if (secret !== null && (secret.length < 32 || new Set(secret).size < 12)) {
    const message = 'is easy to guess. Create one with: openssl rand -base64 32';
    read.addIssue('DEPLOY_REPORT_SECRET', message);
  }
  return secret;
}
