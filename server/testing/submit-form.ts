import type { TestServer } from './test-server';

/** What the specification's client sends, and nothing else. */
export const specifiedFields = {
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@mail.example',
  contact: '(212) 555-0199',
  dob: '4 12 1948',
  medicate: 'AB12345C',
  time: 'after noon',
};

export type Fields = Record<string, string>;

type Extra = {
  file?: { bytes: Uint8Array; name: string };
  headers?: Record<string, string>;
  /** The client's address. */
  remoteAddress?: string;
};

/** POST /email with these fields and, where given, a file. */
export function submit(server: TestServer, fields: Fields = specifiedFields, extra: Extra = {}) {
  return submitTo(server, '/email', fields, extra);
}

/** POSTs a public form with these fields and, where given, a file. */
export function submitTo(server: TestServer, path: string, fields: Fields, extra: Extra = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (extra.file) form.append('file', new Blob([Buffer.from(extra.file.bytes)]), extra.file.name);
  return sendForm(server, form, extra.headers, path, extra.remoteAddress);
}

/** POSTs a form made by hand. */
export async function sendForm(
  server: TestServer,
  form: FormData,
  headers: Record<string, string> = {},
  path = '/email',
  remoteAddress = '127.0.0.1',
) {
  const body = new Response(form);
  return server.call({
    method: 'POST',
    path,
    remoteAddress,
    headers: { 'content-type': body.headers.get('content-type') ?? '', ...headers },
    payload: Buffer.from(await body.arrayBuffer()),
  });
}
