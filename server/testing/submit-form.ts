import type { TestServer } from './test-server';

/** The fields of POST /email in the specification. */
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

type Options = {
  file?: { bytes: Uint8Array; name: string };
  headers?: Record<string, string>;
  /** The client's IP address. */
  remoteAddress?: string;
};

/** Submits the eligibility form. */
export function submitEligibilityForm(
  server: TestServer,
  fields: Fields = specifiedFields,
  options?: Options,
) {
  return submitForm(server, '/email', fields, options);
}

/** Submits a public form. */
export function submitForm(
  server: TestServer,
  path: string,
  fields: Fields,
  { file, ...options }: Options = {},
) {
  const payload = createFormData(fields, file);
  return server.call({ method: 'POST', path, payload, ...options });
}

export function createFormData(fields: Fields, file?: Options['file']): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (file) form.append('file', new Blob([Buffer.from(file.bytes)]), file.name);
  return form;
}
