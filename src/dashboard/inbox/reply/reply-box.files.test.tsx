import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { sampleChat, sampleMessage } from '../../../../contract/inbox/testing/sample-threads';
import { ApiError } from '../../../browser/api/api-client';
import { offerUndo, type UndoOffer } from '../../hooks/use-undo-offer';
import {
  getField,
  renderReplyBox,
  selectChannel,
  submit,
  write,
} from './testing/reply-box-harness';

const callStaff = vi.hoisted(() => vi.fn());
vi.mock('../../api/staff-client', () => ({ callStaff }));
const offered = vi.hoisted(() => vi.fn());
vi.mock('../../hooks/use-undo-offer', () => ({ offerUndo: offered }));

const brochure = new File(['%PDF'], 'Brochure.pdf', { type: 'application/pdf' });
const uploaded = { id: 'f1', name: 'Brochure.pdf', type: 'application/pdf', size: 4 };
const sent = { ...sampleMessage({ id: 'new', direction: 'out' }), undo: 'token-1' };

/** Fails each call of `rejected` once. */
function respond(rejected: Record<string, ApiError> = {}) {
  const errors = new Map(Object.entries(rejected));
  callStaff.mockImplementation((call: string) => {
    const error = errors.get(call);
    errors.delete(call);
    if (error) return Promise.reject(error);
    return Promise.resolve(call === 'POST /uploads' ? uploaded : sent);
  });
}

beforeEach(() => {
  callStaff.mockReset();
  vi.mocked(offerUndo).mockReset();
});

const listReplies = () =>
  callStaff.mock.calls.filter(([call]) => call === 'POST /chats/:userId/replies');
const attach = (files: File[]) =>
  fireEvent.change(screen.getByLabelText('Choose files to attach'), { target: { files } });
const drop = (files: File[]) =>
  fireEvent.drop(screen.getByRole('form', { name: 'Reply' }), { dataTransfer: { files } });

test('a dropped file is uploaded with the draft and sent with the email', async () => {
  respond();
  const { onSent } = renderReplyBox(sampleChat());
  selectChannel('Email');
  drop([brochure]);
  await screen.findByRole('button', { name: 'Remove Brochure.pdf' });
  const form = (callStaff.mock.calls[0]?.[1] as { body: FormData }).body;
  expect([form.get('draft'), (form.get('file') as File).name]).toEqual([
    '/chats/p1/email',
    'Brochure.pdf',
  ]);
  write('Here it is.');
  submit();
  await waitFor(() => expect(onSent).toHaveBeenCalled());
  expect(listReplies()[0]?.[1]).toMatchObject({ body: { text: 'Here it is.', files: ['f1'] } });
  expect(screen.queryByText(/Brochure\.pdf/)).toBeNull();
});

test('a rejected file says why, and a failed email keeps its files', async () => {
  const error = (message: string) => new ApiError(400, 'validation', message);
  respond({
    'POST /uploads': error('It has a script.'),
    'POST /chats/:userId/replies': error('No.'),
  });
  renderReplyBox(sampleChat());
  selectChannel('Email');
  attach([brochure]);
  await screen.findByText('Brochure.pdf: It has a script.');
  attach([brochure]);
  await screen.findByRole('button', { name: 'Remove Brochure.pdf' });
  write('Here it is.');
  submit();
  await screen.findByText(/Not sent/);
  expect(screen.getByRole('button', { name: 'Remove Brochure.pdf' })).toBeTruthy();
});

test('nothing is sent while a file is missing, until the staff member says so', async () => {
  respond({ 'POST /uploads': new ApiError(400, 'validation', 'It has a script.') });
  renderReplyBox(sampleChat());
  selectChannel('Email');
  attach([brochure]);
  await screen.findByText('Brochure.pdf: It has a script.');
  write('Here it is.');
  submit();
  expect(listReplies()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Continue without the file' }));
  expect(screen.queryByText(/It has a script/)).toBeNull();
  submit();
  await waitFor(() => expect(listReplies()).toHaveLength(1));
});

test('undoing puts the text, the files, and the subject back into the box', async () => {
  respond();
  const { onSent, onRejected } = renderReplyBox(sampleChat());
  selectChannel('Email');
  attach([brochure]);
  await screen.findByRole('button', { name: 'Remove Brochure.pdf' });
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  fireEvent.change(screen.getByLabelText('Subject'), { target: { value: 'Our services' } });
  fireEvent.change(screen.getByLabelText('Your reply'), { target: { value: 'Here it is.' } });
  submit();
  await waitFor(() => expect(onSent).toHaveBeenCalled());
  expect(listReplies()[0]?.[1]).toMatchObject({ body: { subject: 'Our services' } });
  expect(screen.queryByLabelText('Subject')).toBeNull();
  const { message, undo } = vi.mocked(offerUndo).mock.calls[0]?.[0] as UndoOffer;
  expect([message, undo?.call, undo?.token]).toEqual(['Sent', 'POST /messages/undo', 'token-1']);
  fireEvent.change(screen.getByLabelText('Your reply'), { target: { value: 'One more thing' } });
  act(() => undo?.onUndone(true));
  expect(screen.getByLabelText('Your reply')).toHaveProperty(
    'value',
    'Here it is.\n\nOne more thing',
  );
  expect(screen.getByLabelText('Subject')).toHaveProperty('value', 'Our services');
  expect(screen.getByRole('button', { name: 'Remove Brochure.pdf' })).toBeTruthy();
  expect(onRejected).toHaveBeenCalled();
});

test('texts can’t have files', () => {
  renderReplyBox(sampleChat());
  selectChannel('Text message');
  expect(getField()).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Attach files/ })).toBeNull();
});
