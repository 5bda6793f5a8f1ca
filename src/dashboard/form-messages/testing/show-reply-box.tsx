import { createRef } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { Chat } from '../../../../contract/chats';
import type { Draft, Sends } from '../../parts/staff';
import { ReplyBox } from '../reply-box';

/** The field of the box that is shown. */
export const box = createRef<HTMLTextAreaElement>();

/** Shows the reply box of a person, and tells what it says to its thread. */
export function showReplyBox(person: Chat, draft?: Draft, sends: Sends = new Map()) {
  const onDraft = vi.fn();
  const onSent = vi.fn();
  const onRefused = vi.fn();
  const props = { draft, onDraft, sends, onSent, onRefused };
  const { unmount } = render(<ReplyBox box={box} chat={person} {...props} />);
  return { onDraft, onSent, onRefused, unmount };
}

export const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
export const answer = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' });
export const write = (words: string) => fireEvent.change(answer(), { target: { value: words } });
export const send = () => fireEvent.submit(screen.getByRole('form', { name: 'Reply' }));
