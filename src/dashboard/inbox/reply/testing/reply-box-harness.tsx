import { createRef } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { Chat } from '../../../../../contract/inbox/schema';
import { DraftStore } from '../../../drafts/draft-store';
import { StaffContext, type Staff } from '../../../hooks/use-staff';
import { ReplyBox } from '../reply-box';

export function renderReplyBox(person: Chat, drafts = DraftStore.inMemory()) {
  const box = createRef<HTMLTextAreaElement>();
  const onSent = vi.fn();
  const onRejected = vi.fn();
  const toElement = (thread: Chat) => (
    <StaffContext.Provider value={{ drafts } as Staff}>
      <ReplyBox {...{ box, thread, onSent, onRejected }} />
    </StaffContext.Provider>
  );
  const { rerender, unmount } = render(toElement(person));
  // The box is one line until it has the focus.
  fireEvent.focus(getField());
  return {
    drafts,
    onSent,
    onRejected,
    unmount,
    update: (thread: Chat) => rerender(toElement(thread)),
  };
}

export const getChannel = (name: string) =>
  screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(`^${name}`) });
export const selectChannel = (name: string) => fireEvent.click(getChannel(name));
export const getField = () => screen.getByRole<HTMLTextAreaElement>('textbox');
export const write = (value: string) => fireEvent.change(getField(), { target: { value } });
export const submit = () => fireEvent.submit(screen.getByRole('form', { name: 'Reply' }));
