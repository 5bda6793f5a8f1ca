import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { sampleChat } from '../../../../contract/inbox/testing/sample-threads';
import { ApiError, NetworkError } from '../../../browser/api/api-client';
import { DraftStore } from '../../drafts/draft-store';
import { getChannel, getField, renderReplyBox, write } from './testing/reply-box-harness';

const callStaff = vi.hoisted(() => vi.fn());
vi.mock('../../api/staff-client', () => ({ callStaff }));

const key = '/chats/p1/note';
const other = {
  key,
  revision: 'r9',
  savedAt: '',
  content: { values: { text: 'Her daughter decides.' }, base: null },
};
beforeEach(() => {
  callStaff.mockReset().mockResolvedValue({ revision: 'r1', drafts: [other] });
});

test('a restored draft opens in its channel', async () => {
  const drafts = new DraftStore();
  await drafts.refresh();
  renderReplyBox(sampleChat(), drafts);
  expect(getChannel('Private note').checked).toBe(true);
  expect(getField().value).toBe('Her daughter decides.');
});

test('the box says that the draft is saved, and when it could not be', async () => {
  const drafts = new DraftStore();
  renderReplyBox(sampleChat(), drafts);
  write('Dear Rosa');
  await screen.findByText('Draft saved');
  callStaff.mockRejectedValue(new NetworkError());
  write('Dear Rosa,');
  await screen.findByText('Draft not saved yet. Retrying…');
  expect(getField().value).toBe('Dear Rosa,');
  drafts.clear();
});

test('the text of another window is offered, and using it keeps this one to go back to', async () => {
  const drafts = new DraftStore();
  drafts.open(key).set({ text: 'Her son decides.' });
  callStaff.mockRejectedValueOnce(new ApiError(409, 'changed_since', 'Changed'));
  renderReplyBox(sampleChat(), drafts);
  await screen.findByText('Her daughter decides.');
  expect(getField().value).toBe('Her son decides.');
  fireEvent.click(screen.getByRole('button', { name: 'Use that draft' }));
  expect(getField().value).toBe('Her daughter decides.');
  await screen.findByText('Her son decides.');
  fireEvent.click(screen.getByRole('button', { name: 'Keep this one' }));
  await waitFor(() => expect(screen.queryByText('Her son decides.')).toBeNull());
  drafts.clear();
});

test('the box is one line until it is used or has a draft', () => {
  renderReplyBox(sampleChat());
  const isCollapsed = () =>
    screen.getByRole('form', { name: 'Reply' }).dataset['collapsed'] !== undefined;
  fireEvent.blur(getField(), { relatedTarget: document.body });
  expect(isCollapsed()).toBe(true);
  fireEvent.focus(getField());
  expect(isCollapsed()).toBe(false);
  fireEvent.blur(getField(), { relatedTarget: null });
  expect(isCollapsed(), 'a click on a button in Safari').toBe(false);
  fireEvent.blur(getField(), { relatedTarget: document.body });
  expect(isCollapsed()).toBe(true);
  write('Dear Rosa');
  expect(isCollapsed()).toBe(false);
});
