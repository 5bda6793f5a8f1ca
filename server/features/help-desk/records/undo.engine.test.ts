import { beforeEach, describe, expect, test } from 'vitest';
import type { BulkRecordResponse, RecordState } from '../../../../contract/help-desk/record-schema';
import { undoHold } from '../../../../contract/shared/undo';
import type { Channels } from '../../../job-types';
import { seedAccounts } from '../../../services/auth/account-queries';
import { DeliveryError } from '../../../services/outbox/job-error';
import { deliverOutbox } from '../../../testing/deliver-outbox';
import {
  fileRequest,
  getRequestDetail,
  getRequestStatus,
  patchRequest,
} from '../../../testing/samples/help-desk-requests';
import { useTestServer } from '../../../testing/test-server';

const owner = 'owner@agency.example';
const other = 'other@agency.example';

let now: Date;
let sent: string[];
beforeEach(() => {
  now = new Date('2026-11-20T15:00:00.000Z');
  sent = [];
});
const server = useTestServer({ now: () => now, config: { rateLimitFactor: 10 } });
beforeEach(async () => {
  const { db } = server.context.database;
  await seedAccounts(db, [{ email: other, role: 'owner' }], now.toISOString());
});

const post = (action: 'states' | 'undo', payload: object, email = owner) =>
  server.callAs('owner', { method: 'POST', path: `/helpDesk/records/${action}`, payload, email });
const change = async (id: string, payload: object, email = owner) => {
  const response = await patchRequest(server, id, payload, email);
  return response.json<RecordState & { undo: string | null }>();
};
const changeAll = async (ids: readonly string[], patch: object) => {
  const records = ids.map((id) => ({ id, version: 1 }));
  return (await post('states', { records, ...patch })).json<BulkRecordResponse>();
};
const undo = (token: string | null, email = owner) =>
  post('undo', { token: token ?? 'none' }, email);
const fileTwo = async () =>
  [
    await fileRequest(server, 'payroll', { firstName: 'Ann' }),
    await fileRequest(server, 'payroll', { firstName: 'Bob' }),
  ] as const;
const wait = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};
const deliver = () => {
  const email: Channels['email'] = ({ to, text }) => {
    if (to === 'ann@mail.example') sent.push(text);
    return Promise.resolve();
  };
  return deliverOutbox(server, { email }, 0);
};
const readState = async (id: string) => {
  const { reviewed, assignee, decision, events, messages } = await getRequestDetail(server, id);
  return { reviewed, assignee, decision, steps: events.map(({ step }) => step), messages };
};
const fresh = {
  reviewed: false,
  assignee: null,
  decision: null,
  steps: ['received'],
  messages: [],
};

describe('undoing a bulk action', () => {
  test('restores each request exactly, in one call, and is repeatable', async () => {
    const [ann, bob] = await fileTwo();
    const ids = [ann.id, bob.id];
    const { undo: token, changed } = await changeAll(ids, { reviewed: true, assignee: other });
    expect(changed).toEqual(ids);
    const responses = await Promise.all([undo(token), undo(token)]);
    expect(responses.map((response) => response.json<object>())).toEqual([
      { changed: ids, rejected: [] },
      { changed: ids, rejected: [] },
    ]);
    for (const id of ids) expect(await readState(id)).toEqual(fresh);
    expect((await getRequestStatus(server, ann.token)).steps).toHaveLength(1);
  });

  test('leaves a request that a colleague changed since, and names who', async () => {
    const [{ id: annId }, { id: bobId }] = await fileTwo();
    const { undo: token } = await changeAll([annId, bobId], { reviewed: true });
    await change(bobId, { version: 2, assignee: other }, other);
    const { changed, rejected } = (await undo(token)).json<BulkRecordResponse>();
    expect(changed).toEqual([annId]);
    expect(rejected).toEqual([
      { id: bobId, message: expect.stringContaining(`${other} changed this`) as string },
    ]);
    expect(await readState(bobId)).toMatchObject({ reviewed: true, assignee: other });
  });

  test('gives requests back to a colleague who has lost access since', async () => {
    const { id } = await fileRequest(server, 'payroll');
    await change(id, { version: 1, assignee: other });
    await server.context.database.db
      .updateTable('accounts')
      .set({ disabled: 1 })
      .where('email', '=', other)
      .execute();
    const { undo: token } = await change(id, { version: 2, assignee: owner });
    await undo(token);
    expect((await readState(id)).assignee).toBe(other);
  });

  test('is rejected from someone else, with an invented token, and after a minute', async () => {
    const { id } = await fileRequest(server, 'payroll');
    const { undo: token } = await changeAll([id], { reviewed: true });
    expect((await undo(token, other)).statusCode).toBe(400);
    expect((await undo('bm90aGluZw==')).statusCode).toBe(400);
    wait(61_000);
    expect((await undo(token)).statusCode).toBe(409);
    expect((await readState(id)).reviewed).toBe(true);
  });
});

describe('a decision on time off', () => {
  test('is announced only when it can no longer be undone', async () => {
    const { id } = await fileRequest(server, 'requestPto');
    await deliver();
    sent = [];
    await change(id, { version: 1, decision: 'approved' });
    await deliver();
    expect(sent).toEqual([]);
    wait(undoHold);
    await deliver();
    expect(sent).toEqual([expect.stringContaining('approved your time-off request')]);
  });

  test('that is undone in time leaves no trace for the caregiver', async () => {
    const { id, token } = await fileRequest(server, 'requestPto');
    const payload = { version: 1, decision: 'declined', note: 'Two are away.' };
    const { undo: undoToken } = await change(id, payload);
    wait(9_000);
    expect((await undo(undoToken)).json<object>()).toEqual({ changed: [id], rejected: [] });
    expect((await undo(undoToken)).json<object>()).toEqual({ changed: [id], rejected: [] });
    expect(await readState(id)).toEqual(fresh);
    const { steps, replies } = await getRequestStatus(server, token);
    expect([steps.length, replies]).toEqual([1, []]);
    wait(undoHold);
    sent = [];
    await deliver();
    expect(sent.join()).not.toContain('time-off request');
  });

  test('whose undoing is undone applies again, without an email', async () => {
    const { id } = await fileRequest(server, 'requestPto');
    await change(id, { version: 1, decision: 'approved' });
    wait(undoHold);
    await deliver();
    sent = [];
    const { undo: token } = await change(id, { version: 2, decision: null });
    wait(1);
    await undo(token);
    wait(undoHold);
    await deliver();
    expect(sent).toEqual([]);
    expect(await readState(id)).toMatchObject({
      decision: 'approved',
      reviewed: true,
      steps: ['received', 'approved'],
    });
  });

  test('that is undone after its email left is corrected by another email', async () => {
    const { id } = await fileRequest(server, 'requestPto');
    const { undo: token } = await change(id, { version: 1, decision: 'approved' });
    wait(undoHold);
    await deliver();
    await undo(token);
    wait(undoHold);
    await deliver();
    expect(sent.at(-1)).toContain('The earlier decision no longer applies');
    expect((await readState(id)).steps).toEqual(['received', 'approved', 'undecided']);
  });

  test('that is undone by its button before its email left is not announced at all', async () => {
    const { id } = await fileRequest(server, 'requestPto');
    await deliver();
    sent = [];
    await change(id, { version: 1, decision: 'approved', note: 'Enjoy it.' });
    const { undo: token } = await change(id, { version: 2, decision: null });
    expect(token).toBeNull();
    wait(undoHold);
    await deliver();
    expect(sent).toEqual([]);
    const { failed, messages, decision } = await getRequestDetail(server, id);
    expect([failed, messages, decision]).toEqual([false, [], null]);
  });

  test('is not withdrawn while its email is being retried, because it may have arrived', async () => {
    const { id } = await fileRequest(server, 'requestPto');
    const { undo: token } = await change(id, { version: 1, decision: 'approved' });
    wait(undoHold);
    const timeout = { service: 'smtp', code: 'ETIMEDOUT' };
    const email = () => Promise.reject(new DeliveryError(timeout, { isFinal: false }));
    await deliverOutbox(server, { email }, 0);
    await undo(token);
    expect((await readState(id)).steps).toEqual(['received', 'approved', 'undecided']);
  });
});
