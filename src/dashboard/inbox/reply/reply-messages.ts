import type { Writing } from './reply-channels';

type Words = { label: string; button: string; place: string; done: string };

const sent = {
  label: 'Your answer',
  done: 'On its way. Its state shows in the thread.',
};
const kept = { done: 'Kept in the thread.' };

/** What the box says for each thing that can be written. */
export const writingWords: Record<Writing, Words> = {
  sms: { ...sent, button: 'Send text', place: 'in a text' },
  email: { ...sent, button: 'Send e-mail', place: 'in an e-mail' },
  note: { ...kept, label: 'Your private note', button: 'Save note', place: 'in a note' },
  call: {
    ...kept,
    label: 'What was said on the call',
    button: 'Note the call',
    place: 'in the note of a call',
  },
};
