import { createHash } from 'node:crypto';

/** The bodies of the inline scripts of a page that a browser would run (data blocks such as JSON-LD are not run). */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].flatMap(
    ([, attributes = '', body = '']) => {
      const type = /\btype="([^"]*)"/.exec(attributes)?.[1];
      const runs = type === undefined || type === 'module' || type === 'text/javascript';
      return /\bsrc=/.test(attributes) || !runs || body === '' ? [] : [body];
    },
  );
}

/** A Content-Security-Policy source for one inline script: "'sha256-…'". */
export function cspHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
