import { expect, test } from 'vitest';
import { newId } from '../../db/uuid';
import { replyJobKey, extractReplyIds } from './message-ids';

test('an answer is known by the key it was sent with, and no other mail is', () => {
  const id = newId();
  expect(extractReplyIds(`<${replyJobKey(id)}@agency.example>`)).toEqual([id]);
  expect(extractReplyIds(`<${id}@agency.example> <help-desk-${id}-2@agency.example>`)).toEqual([]);
});
