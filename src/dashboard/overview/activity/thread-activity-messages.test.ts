import { expect, test } from 'vitest';
import {
  threadActivities,
  type ThreadActivity,
} from '../../../../contract/overview/activity-schema';
import { threadActivityWords } from './thread-activity-messages';

const entry = (parts: Partial<ThreadActivity>): ThreadActivity => ({
  kind: 'thread',
  id: 'a1',
  at: '2026-03-02T15:00:00.000Z',
  what: 'call',
  by: 'ira@agency.example',
  to: null,
  record: 'p1',
  name: 'Rosa Delgado',
  region: 'new-york',
  ...parts,
});

test('a colleague is named, oneself is "you", and a person does what they did themselves', () => {
  expect(threadActivityWords(entry({}), 'me@agency.example')).toBe(
    'ira@agency.example called Rosa Delgado',
  );
  expect(threadActivityWords(entry({}), 'ira@agency.example')).toBe('You called Rosa Delgado');
  expect(threadActivityWords(entry({ what: 'sms-in', by: null }), 'me@agency.example')).toBe(
    'Rosa Delgado sent a text',
  );
});

test.each([
  [
    'ira@agency.example',
    'lea@agency.example',
    'ira@agency.example assigned Rosa Delgado to lea@agency.example',
  ],
  ['ira@agency.example', 'me@agency.example', 'ira@agency.example assigned Rosa Delgado to you'],
  ['me@agency.example', 'me@agency.example', 'You assigned Rosa Delgado to yourself'],
])('who assigns a thread is told with to whom: %s, %s', (by, to, words) => {
  expect(threadActivityWords(entry({ what: 'assign', by, to }), 'me@agency.example')).toBe(words);
});

test('everything that can happen in a thread is told, and says of whom', () => {
  const words = threadActivities.map((what) => threadActivityWords(entry({ what }), ''));
  expect(words.filter((sentence) => sentence.includes('Rosa Delgado'))).toHaveLength(
    threadActivities.length,
  );
  expect(new Set(words).size).toBe(threadActivities.length);
});
