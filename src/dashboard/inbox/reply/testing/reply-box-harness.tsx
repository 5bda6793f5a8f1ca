import { createRef } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { Chat } from '../../../../../contract/inbox/schema';
import { StaffContext, type Draft, type Sends, type Staff } from '../../../hooks/session/use-staff';
import { ReplyBox } from '../reply-box';

const box = createRef<HTMLTextAreaElement>();

/** What a staff member has begun, by draft key. */
export type Begun = { drafts: Map<string, Draft>; sends: Sends };

export const emptyBegun = (): Begun => ({ drafts: new Map(), sends: new Map() });

/** Shows the reply box of a person, and tells what it says to its thread. */
export function showReplyBox(person: Chat, begun = emptyBegun()) {
  const onSent = vi.fn();
  const onRefused = vi.fn();
  const at = (chat: Chat) => (
    <StaffContext.Provider value={begun as unknown as Staff}>
      <ReplyBox {...{ box, chat, onSent, onRefused }} />
    </StaffContext.Provider>
  );
  const { rerender, unmount } = render(at(person));
  const { drafts } = begun;
  return { drafts, onSent, onRefused, unmount, update: (chat: Chat) => rerender(at(chat)) };
}

export const radio = (name: string) =>
  screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(`^${name}`) });
/** The field, whatever the channel. */
export const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');
export const answer = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' });
export const write = (words: string) => fireEvent.change(field(), { target: { value: words } });
export const send = () => fireEvent.submit(screen.getByRole('form', { name: 'Reply' }));
