const severalHosts = /^([^:]+:\/\/(?:[^/?#]*@)?)([^/?#]*,[^/?#]*)(.*)$/;

/** postgres://me@a:5432,b:5432/db, as libpq reads it, becomes one URL per host. Any other text stays as it is. */
export function splitHosts(url: string): [string, ...string[]] {
  const [, start = '', hosts = '', end = ''] = severalHosts.exec(url) ?? [];
  const [first, ...others] = hosts.split(',').map((host) => `${start}${host}${end}`);
  return hosts === '' || first === undefined ? [url] : [first, ...others];
}

/** For messages: without the password, and without options, which may have one too. */
export function describeUrl(url: string): string {
  return url.replace(/\/\/[^/?#]*@/, '//').replace(/\?.*$/, '');
}
