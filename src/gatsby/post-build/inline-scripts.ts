import { createHash } from 'node:crypto';

/** The executable inline scripts of a page, without data blocks such as JSON-LD. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].flatMap(
    ([, attributes = '', body = '']) => {
      const type = /\btype="([^"]*)"/.exec(attributes)?.[1];
      const isExecutable = type === undefined || type === 'module' || type === 'speculationrules';
      return /\bsrc=/.test(attributes) || !isExecutable || body === '' ? [] : [body];
    },
  );
}

/** The Content-Security-Policy source "'sha256-…'". */
export function cspHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
