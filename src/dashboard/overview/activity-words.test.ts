import { expect, test } from 'vitest';
import { activities, type ActivityEntry } from '../../../contract/overview';
import { activityWords } from './activity-words';

const entry = (parts: Partial<ActivityEntry>): ActivityEntry => ({
  id: 'a1',
  at: '2026-03-02T15:00:00.000Z',
  what: 'call',
  by: 'ira@agency.example',
  userId: 'p1',
  name: 'Rosa Delgado',
  region: 'new-york',
  ...parts,
});

test('a colleague is named, oneself is "you", and a person does what they did themselves', () => {
  expect(activityWords(entry({}), 'me@agency.example')).toBe(
    'ira@agency.example called Rosa Delgado',
  );
  expect(activityWords(entry({}), 'ira@agency.example')).toBe('You called Rosa Delgado');
  expect(activityWords(entry({ what: 'sms-in', by: null }), 'me@agency.example')).toBe(
    'Rosa Delgado sent a text',
  );
});

test('everything that can happen is told, and says of whom', () => {
  const words = activities.map((what) => activityWords(entry({ what }), ''));
  expect(words.filter((sentence) => sentence.includes('Rosa Delgado'))).toHaveLength(
    activities.length,
  );
  expect(new Set(words).size).toBe(activities.length);
});
