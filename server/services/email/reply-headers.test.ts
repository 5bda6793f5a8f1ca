import { expect, test } from 'vitest';
import { answerSubjects } from '../../../contract/inbox/reply-subjects';
import { testRegions } from '../../testing/samples/region-records';
import { addReplyHeaders, findNewSubject } from './reply-headers';
import { buildReplyEmail } from './templates/region-email';

const email = buildReplyEmail({
  region: testRegions.maryland,
  to: 'ann@mail.example',
  text: 'Yes',
  language: null,
});
const add = (parent: Parameters<typeof addReplyHeaders>[1]) =>
  addReplyHeaders(email, parent, answerSubjects);

test('a reply without a parent stays as it is', () => {
  expect(add(null)).toEqual(email);
});

test('the references are those of the parent and its Message-ID', () => {
  const parent = { messageId: '<c@x>', references: ['<a@x>', '<b@x>'], subject: null };
  expect(add(parent)).toEqual({
    ...email,
    inReplyTo: '<c@x>',
    references: ['<a@x>', '<b@x>', '<c@x>'],
  });
});

test('a parent without a Message-ID still continues its conversation', () => {
  const headers = add({ messageId: null, references: ['<a@x>'], subject: 'Hello' });
  expect(headers).toMatchObject({ references: ['<a@x>'], subject: 'Re: Hello' });
  expect(headers).not.toHaveProperty('inReplyTo');
});

test('many references keep the first and the latest', () => {
  const references = Array.from({ length: 90 }, (_, index) => `<${String(index)}@x>`);
  const { references: kept = [] } = add({ messageId: '<last@x>', references, subject: null });
  expect(kept).toHaveLength(20);
  expect([kept[0], kept[1], kept.at(-1)]).toEqual(['<0@x>', '<72@x>', '<last@x>']);
});

test.each(['<a@x>\r\nBcc: eve@mail.example', '<a b@x>', '<é@x>', 'a@x', `<${'a'.repeat(300)}@x>`])(
  'a Message-ID never adds another header: %j',
  (messageId) => {
    const { inReplyTo = '' } = add({ messageId, references: [], subject: null });
    expect(['', '<a@x>']).toContain(inReplyTo);
  },
);

test.each([
  ['Complaint', 'Complaint'],
  ['RE: Re: Complaint', 'Complaint'],
  ['AW: Complaint', 'Complaint'],
  ['Fwd: Complaint', 'Fwd: Complaint'],
  ['Re: Your message to Test Care NY', null],
  ['RV: Re: Su mensaje a Test Care NY', 'RV: Re: Su mensaje a Test Care NY'],
  ['Re: Su mensaje a Test Care NY', null],
  ['', null],
  ['Re:', null],
])('of the subject %j, the person chose %j', (subject, chosen) => {
  expect(findNewSubject(subject, answerSubjects)).toBe(chosen);
});
