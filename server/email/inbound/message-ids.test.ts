import { expect, test } from 'vitest';
import { newId } from '../../db/uuid';
import { replyJobKey, extractReplyIds } from './message-ids';

test('recognizes only our replies by their Message-ID', () => {
  const id = newId();
  expect(extractReplyIds(`<${replyJobKey(id)}@agency.example>`)).toEqual([id]);
  expect(extractReplyIds(`<${id}@agency.example> <help-desk-${id}-2@agency.example>`)).toEqual([]);
});
