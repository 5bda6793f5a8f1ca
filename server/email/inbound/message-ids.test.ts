import { expect, test } from 'vitest';
import { newId } from '../../db/uuid';
import { replyKey, sentIds } from './message-ids';

test('an answer is known by the key it was sent with, and no other mail is', () => {
  const id = newId();
  expect(sentIds(`<${replyKey(id)}@agency.example>`)).toEqual([id]);
  expect(sentIds(`<${id}@agency.example> <help-desk-${id}-2@agency.example>`)).toEqual([]);
});
