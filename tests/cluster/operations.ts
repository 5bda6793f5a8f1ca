import { createEmulatorToken } from '../fakes/id-tokens';
import { defaultSmsKey, smsKeyHeader } from '../../contract/sms/constants';
import { formSamples } from '../../server/testing/samples/forms';
import { samplePost } from '../../server/testing/samples/posts';
import type { Random } from './random';

/** One call, to be sent again with the same key until it is answered. */
export type Call = {
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  headers: Record<string, string>;
  body?: () => string | FormData;
};

export type Kind = 'form' | 'application' | 'reply' | 'note' | 'post' | 'publish' | 'stage';

type Chat = { userId: string; email: string | null };
type Application = { id: string; version: number; email: string | null };

const token = createEmulatorToken({ email: 'owner@agency.example', expiresIn: 24 * 3_600 });
const staff = { authorization: `Bearer ${token}` };

/** The sender of test data, as opposed to the samples of the demo. */
const domain = '@cluster.example';

export const readCall = (path: string): Call => ({ method: 'GET', path, headers: staff });

const sendJson = (path: string, key: string, body: object): Call => ({
  method: 'POST',
  path,
  headers: { ...staff, 'content-type': 'application/json', 'idempotency-key': key },
  body: () => JSON.stringify(body),
});

const areaCodes = '201 212 240 248 301 313 347 410 443 517 616 646 718 862 917 973'.split(' ');

/** Each person sends a few forms in a row, at most as many as a thread shows. */
function createPerson(number: number) {
  const person = Math.floor(number / 8) % (areaCodes.length * 100);
  const area = areaCodes[Math.floor(person / 100)] ?? '';
  return {
    firstName: 'Sample',
    lastName: 'Person',
    contact: `(${area}) 555-01${String(person % 100).padStart(2, '0')}`,
    email: `person-${person}${domain}`,
  };
}

function sendForm(path: string, number: number, key: string, answers: object): Call {
  const fields = { ...formSamples[path], ...createPerson(number), ...answers };
  const client = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  return {
    method: 'POST',
    path,
    headers: { accept: 'application/json', 'idempotency-key': key, 'x-forwarded-for': client },
    body: () => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      return form;
    },
  };
}

export const sendContactForm = (number: number, mark: string) =>
  sendForm('/contact', number, mark, { message: `Message ${mark}` });

export const sendEligibilityForm = (number: number, mark: string) =>
  sendForm('/email', number, mark, { time: mark, consent: 'true' });

export const sendConfirmationText = (number: number): Call => ({
  method: 'POST',
  path: '/sms',
  headers: { 'content-type': 'application/json', [smsKeyHeader]: defaultSmsKey },
  body: () => JSON.stringify({ contact: createPerson(number).contact }),
});

export const sendApplication = (number: number, mark: string) =>
  sendForm('/applications', number, mark, { note: `Note ${mark}` });

export const sendPost = (mark: string) =>
  sendJson('/posts', mark, { ...samplePost, title: `Post ${mark}`, slug: mark });

export const publishPost = ({ id, version }: { id: string; version: number }) =>
  sendJson(`/posts/${id}/publish`, `publish-${id}`, { version });

/** Null if nobody has written yet. */
export function answerChat(random: Random, list: unknown, mark: string, kind: 'reply' | 'note') {
  const chats = (list as { chats: Chat[] }).chats.filter(({ email }) => email?.endsWith(domain));
  if (chats.length === 0) return null;
  const { userId, email } = random.pick(chats);
  return kind === 'note'
    ? sendJson(`/chats/${userId}/notes`, mark, { channel: 'note', text: `Note ${mark}` })
    : sendJson(`/chats/${userId}/replies`, mark, {
        channel: 'email',
        to: email,
        text: `Reply ${mark}`,
      });
}

/** Null if nobody has applied yet. */
export function changeStage(
  random: Random,
  list: unknown,
): { id: string; mark: string; call: Call } | null {
  const { items } = list as { items: Application[] };
  const applications = items.filter(({ email }) => email?.endsWith(domain));
  if (applications.length === 0) return null;
  const { id, version } = random.pick(applications);
  const stage = version % 2 === 1 ? 'reviewing' : 'new';
  const call = sendJson(`/jobs/applications/${id}`, `stage-${id}`, { version, stage });
  return { id, mark: `stage-${id}-${version}`, call: { ...call, method: 'PATCH' } };
}
