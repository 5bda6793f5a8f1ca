import type { App } from '../app-type';

export const urlEncoded = 'application/x-www-form-urlencoded';

/** Of fields with the same name, the last one counts. */
export function acceptUrlEncodedForms(app: App): void {
  app.addContentTypeParser(
    urlEncoded,
    { parseAs: 'string', bodyLimit: 64 * 1024 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}
