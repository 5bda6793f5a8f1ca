import type { EnvironmentReader } from '../environment-reader';

/** Published changes reach the site not at all, by a deploy hook of its host, or by a build on this machine from the folder `source`. */
export type PublishSettings =
  | { kind: 'off' }
  | { kind: 'hook'; url: string }
  | { kind: 'local'; source: string };

export function readPublishSettings(read: EnvironmentReader): PublishSettings {
  const url = read.url('DEPLOY_HOOK_URL', ['https:', 'http:']);
  const source = read.text('PUBLISH_SOURCE', 'none');
  if (url !== null && source !== 'none') {
    read.addIssue('PUBLISH_SOURCE', 'cannot be combined with DEPLOY_HOOK_URL: remove one of them.');
  }
  if (url !== null) return { kind: 'hook', url };
  return source === 'none' ? { kind: 'off' } : { kind: 'local', source };
}
