import { setTimeout } from 'node:timers/promises';
import type { ApiServer } from './api-servers';
import {
  answerChat,
  changeStage,
  publishPost,
  readCall,
  sendApplication,
  sendConfirmationText,
  sendContactForm,
  sendEligibilityForm,
  sendPost,
  type Call,
  type Kind,
} from './operations';
import { createRandom, type Random } from './random';

/** `subject` of a stage or publication: the record. `answer` is null if no try was acknowledged. */
export type Attempt = { kind: Kind; mark: string; subject?: string; answer: unknown };

export type Load = {
  attempts: Attempt[];
  /** Responses other than success and 503, with how often they came. */
  unexpected: Map<string, number>;
  stop(): Promise<void>;
};

const workers = 4;
/** Milliseconds. A proxy in front of the server would wait longer. */
const callTimeout = 45_000;
/** Milliseconds. People try again for a while; some give up at once. */
const maxPatience = 240_000;

type Act = (random: Random, number: number, mark: string) => Promise<unknown>;

type Answer = { isDone: boolean; body: unknown };

/** Sends forms, and answers them as the office would, to servers in turn. Each call has a mark that its text repeats. */
export function startLoad(servers: readonly ApiServer[], seed: number): Load {
  const attempts: Attempt[] = [];
  const unexpected = new Map<string, number>();
  let isStopped = false;
  let count = 0;

  const callOnce = async (server: ApiServer, call: Call): Promise<Answer> => {
    const { method, path, headers, body } = call;
    const signal = AbortSignal.timeout(callTimeout);
    const response = await fetch(`${server.url}/api${path}`, {
      method,
      headers,
      signal,
      ...(body && { body: body() }),
    });
    const text = await response.text();
    if (response.ok) return { isDone: true, body: text === '' ? {} : JSON.parse(text) };
    if (response.status !== 503) {
      const key = `${response.status} ${method} ${path.replace(/[\w-]{30,}/g, ':id')} ${text.slice(0, 200)}`;
      unexpected.set(key, (unexpected.get(key) ?? 0) + 1);
    }
    // A server whose clock is wrong rejects the sign-in.
    const isRejected = response.status >= 400 && response.status < 500 && response.status !== 401;
    return { isDone: isRejected, body: null };
  };

  const send = async (random: Random, call: Call, patience: number): Promise<unknown> => {
    const deadline = Date.now() + patience;
    do {
      const answer = await callOnce(random.pick(servers), call).catch(() => null);
      if (answer?.isDone) return answer.body;
      await setTimeout(random.between(300, 1_500));
    } while (Date.now() < deadline);
    return null;
  };

  const attempt = async (
    random: Random,
    kind: Kind,
    mark: string,
    call: Call,
    subject?: string,
  ) => {
    const entry: Attempt = { kind, mark, answer: null, ...(subject !== undefined && { subject }) };
    attempts.push(entry);
    entry.answer = await send(random, call, random.next() < 0.2 ? 0 : maxPatience);
    return entry.answer;
  };

  const message =
    (kind: 'reply' | 'note'): Act =>
    async (random, _number, mark) => {
      const chats = await send(random, readCall('/chats'), 0);
      const call = chats === null ? null : answerChat(random, chats, mark, kind);
      if (call !== null) await attempt(random, kind, mark, call);
    };
  const acts: Readonly<Record<string, Act>> = {
    form: (random, number, mark) => attempt(random, 'form', mark, sendContactForm(number, mark)),
    check: async (random, number, mark) => {
      const answer = await attempt(random, 'form', mark, sendEligibilityForm(number, mark));
      if (answer !== null) await send(random, sendConfirmationText(number), maxPatience);
    },
    application: (random, number, mark) =>
      attempt(random, 'application', mark, sendApplication(number, mark)),
    reply: message('reply'),
    note: message('note'),
    stage: async (random) => {
      const applications = await send(random, readCall('/jobs/applications'), 0);
      const change = applications === null ? null : changeStage(random, applications);
      if (change !== null) await attempt(random, 'stage', change.mark, change.call, change.id);
    },
    post: async (random, _number, mark) => {
      const created = await attempt(random, 'post', mark, sendPost(mark));
      if (created === null) return;
      const { id, version } = created as { id: string; version: number };
      await attempt(random, 'publish', `${mark}-published`, publishPost({ id, version }), id);
    },
  };

  const act = async (random: Random): Promise<void> => {
    count += 1;
    const mark = `mark-${seed}-${count}`;
    await random.pick(Object.values(acts))(random, count, mark);
  };

  const work = async (index: number): Promise<void> => {
    const random = createRandom(seed * 100 + index);
    while (!isStopped) {
      await act(random);
      await setTimeout(random.between(200, 1_200));
    }
  };
  const running = Array.from({ length: workers }, (_, index) => work(index));
  return {
    attempts,
    unexpected,
    stop: async () => {
      isStopped = true;
      await Promise.all(running);
    },
  };
}
