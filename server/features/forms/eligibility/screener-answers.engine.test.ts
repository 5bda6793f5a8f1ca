import { expect, test } from 'vitest';
import type { ErrorBody } from '../../../../contract/shared/schema/error';
import { listChats, listOutbox } from '../../../testing/stored-records';
import { specifiedFields, submitEligibilityForm } from '../../../testing/submit-form';
import { useTestServer } from '../../../testing/test-server';

const server = useTestServer();

const screener = 'Who needs care? Me\r\nWhat is hard: Bathing or showering';

test('answers and a note are encrypted, shown to staff, and in no email', async () => {
  const note = 'Please ring twice';
  await submitEligibilityForm(server, { ...specifiedFields, screener, note });
  const [thread] = await listChats(server);
  expect(thread?.messages[0]?.details).toEqual(
    expect.arrayContaining([
      { label: 'Anything we should know', value: note },
      {
        label: 'Answers from “What may pay for care”',
        value: 'Who needs care? Me\nWhat is hard: Bathing or showering',
      },
    ]),
  );
  const { db } = server.context.database;
  const stored = await db.selectFrom('messages').selectAll().execute();
  const jobs = await listOutbox(server);
  const readable = JSON.stringify([stored, jobs.map(({ payload }) => payload)]);
  expect(readable).not.toMatch(/ring twice|Bathing/);
});

test('limits how long they are', async () => {
  const fields = { ...specifiedFields, screener: 'a'.repeat(2_001), note: 'a'.repeat(1_001) };
  const response = await submitEligibilityForm(server, fields);
  expect(response.json<ErrorBody>().error.fields).toEqual({
    note: 'Please use at most 1,000 characters',
    screener: 'Please use at most 2,000 characters',
  });
});
