import { expect, test } from 'vitest';
import { validateJobPost } from './form';
import { parseJobPost, toJobValues } from './form-values';

const today = '2026-11-22';
const open = {
  title: 'Aide in Trenton',
  region: 'new-jersey',
  city: 'Trenton',
  county: '',
  type: 'PART_TIME',
  shifts: 'night; day',
  languages: 'english',
  payFrom: '$1,018.5',
  payTo: '1020',
  payPer: 'VISIT',
  benefits: 'Sick leave\n\n Sick leave \nTravel',
  description: 'Visits in Trenton for a certified aide, with pay for the travel in between.',
  body: 'Words.\r\n',
  posted: '11/22/2026',
  validThrough: '2026-11-22',
  slug: '',
  state: 'open',
};

test('normalizes form values, and converts them back', () => {
  expect(validateJobPost(open, today)).toEqual({});
  const job = parseJobPost(open);
  expect(job).toMatchObject({
    shifts: ['day', 'night'],
    languages: ['English'],
    pay: { from: 1018.5, to: 1020, per: 'VISIT' },
    benefits: ['Sick leave', 'Travel'],
    body: 'Words.',
    posted: '2026-11-22',
  });
  expect(parseJobPost(toJobValues(job))).toEqual(job);
});

test.each([
  ['new-york', ['payFrom', 'benefits']],
  ['new-jersey', ['payFrom', 'benefits']],
  ['maryland', ['payFrom', 'benefits']],
  ['michigan', []],
])('in %s an open job without pay and benefits needs %j, a draft does not', (region, missing) => {
  const bare = { ...open, region, payFrom: '', payTo: '', payPer: '', benefits: '' };
  expect(Object.keys(validateJobPost(bare, today))).toEqual(missing);
  expect(validateJobPost({ ...bare, state: 'draft' }, today)).toEqual({});
});

test.each(['20', '$20', '$ 20.00', ' 20 '])('reads the amount %j', (payFrom) => {
  expect(validateJobPost({ ...open, payFrom, payTo: '25' }, today)).toEqual({});
});

test.each(['0', '-1', '12.345', 'twenty', '1e3'])('rejects the amount %s', (payFrom) => {
  expect(Object.keys(validateJobPost({ ...open, payFrom }, today))).toEqual(['payFrom']);
});

test('accepts a deadline of today, but not of yesterday', () => {
  expect(validateJobPost(open, '2026-11-22')).toEqual({});
  expect(Object.keys(validateJobPost(open, '2026-11-23'))).toEqual(['validThrough']);
});

test('does not count invisible benefits', () => {
  const unseen = { ...open, region: 'new-york', benefits: '\u3164\n\u200b\n\u2800' };
  expect(Object.keys(validateJobPost(unseen, today))).toEqual(['benefits']);
  expect(parseJobPost({ ...open, benefits: 'Sick leave\n\u3164' }).benefits).toEqual([
    'Sick leave',
  ]);
});

test.each(['a\x7fb', 'x\ufffe', '\ud800'])('rejects the unprintable benefit %j', (sign) => {
  const benefits = `Sick leave\n${sign} and letters`;
  expect(validateJobPost({ ...open, benefits }, today)).toEqual({
    benefits: 'This contains a character that can’t be displayed: type it again without pasting',
  });
});

test.each(['-\n.', 'Sick leave\n-', 'a', '…'])(
  'rejects the benefit %j, which has no word',
  (benefits) => {
    expect(validateJobPost({ ...open, benefits }, today)).toEqual({
      benefits: 'Enter each benefit in words, one per line',
    });
  },
);

test('rejects an open job that was posted over two years ago', () => {
  const old = { ...open, posted: '2024-11-20' };
  expect(Object.keys(validateJobPost(old, today))).toEqual(['posted']);
  expect(validateJobPost({ ...old, posted: '2024-11-23' }, today)).toEqual({});
  expect(validateJobPost({ ...old, state: 'closed' }, today)).toEqual({});
  expect(validateJobPost({ ...old, state: 'draft' }, today)).toEqual({});
});

test.each([
  'city',
  'type',
  'shifts',
  'languages',
  'payFrom',
  'benefits',
  'description',
  'body',
  'posted',
  'validThrough',
])('a closed job that was open must keep its %s', (field) => {
  const emptied = { ...open, [field]: '', ...(field === 'payFrom' && { payTo: '', payPer: '' }) };
  const closed = { ...emptied, state: 'closed' };
  expect(validateJobPost(closed, today, true)).toEqual(validateJobPost(emptied, today));
  expect(Object.keys(validateJobPost(closed, today, true))).toEqual([field]);
  expect(validateJobPost(closed, today)).toEqual({});
});

test('lines that begin with a bullet become a list, and benefits without bullets', () => {
  const { body, benefits } = parseJobPost({
    ...open,
    body: 'You need:\n• a certificate\n  ◦ or a course\n\u00b7\ta phone',
    benefits: '• Sick pay\n●\tTraining',
  });
  expect(body).toBe('You need:\n- a certificate\n  - or a course\n- a phone');
  expect(benefits).toEqual(['Sick pay', 'Training']);
});
