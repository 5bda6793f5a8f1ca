import type { EnvironmentReader } from '../environment-reader';

/**
 * How what the office publishes reaches the site: not at all, by telling the host that builds it, or by building it here from the
 * sources in a folder.
 */
export type PublishSettings =
  | { kind: 'off' }
  | { kind: 'hook'; url: string }
  | { kind: 'local'; source: string };

/** DEPLOY_HOOK_URL or PUBLISH_SOURCE, one of the two; 'none' is as good as nothing. */
export function readPublishSettings(read: EnvironmentReader): PublishSettings {
  const url = read.url('DEPLOY_HOOK_URL', ['https:', 'http:']);
  const source = read.text('PUBLISH_SOURCE', 'none');
  if (url !== null && source !== 'none') {
    read.problem('PUBLISH_SOURCE', 'cannot be set beside DEPLOY_HOOK_URL: leave one of them out.');
  }
  if (url !== null) return { kind: 'hook', url };
  return source === 'none' ? { kind: 'off' } : { kind: 'local', source };
}
