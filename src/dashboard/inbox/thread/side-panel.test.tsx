import { fireEvent, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleChat } from '../../../../contract/inbox/testing/sample-threads';
import type { Chat } from '../../../../contract/inbox/schema';
import { DraftStore } from '../../drafts/draft-store';
import { StaffContext, type Staff } from '../../hooks/use-staff';
import { DetailsButton, SidePanel, useSidePanel } from './side-panel';

vi.mock('gatsby', () => ({ navigate: vi.fn() }));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

function Panel({ thread }: { thread: Chat }) {
  const panel = useSidePanel();
  return (
    <SWRConfig value={{ provider: () => new Map(), fetcher: () => new Promise(() => undefined) }}>
      <StaffContext.Provider value={{ drafts: DraftStore.inMemory() } as Staff}>
        <DetailsButton panel={panel} />
        <SidePanel thread={thread} panel={panel} />
      </StaffContext.Provider>
    </SWRConfig>
  );
}

function renderPanel(isRoomy: boolean, thread = sampleChat()) {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: isRoomy }));
  return render(<Panel thread={thread} />);
}
const button = () => screen.getByRole('button', { name: 'Details' });
const details = () => screen.queryByRole('region', { name: 'Details' });

test('on a wide screen, the panel stays closed for the next person once it is closed', () => {
  const { unmount } = renderPanel(true);
  expect(details()?.textContent).toContain('rosa@family.example');
  screen.getByRole('button', { name: 'Email rosa@family.example' }).focus();
  fireEvent.click(button());
  expect(details()).toBeNull();
  expect(document.activeElement).toBe(button());
  unmount();
  renderPanel(true);
  expect(details()).toBeNull();
  fireEvent.click(button());
  expect(details()).toBeTruthy();
});

test('on a narrow screen, the panel is a dialog that begins closed', async () => {
  renderPanel(false);
  expect(details()).toBeNull();
  fireEvent.click(button());
  expect(await screen.findByRole('dialog', { name: 'Details' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('lists other addresses, possible duplicates, and merged threads', () => {
  const bo = { userId: 'p2', name: 'Bo Lee', contact: '2125550144', email: null };
  const cy = { ...bo, userId: 'p3', name: 'Cy Lee', version: 1 };
  const laterAddresses = [{ email: 'other@mail.example', messageId: 'm2' }];
  renderPanel(true, sampleChat({ laterAddresses, possibleDuplicates: [bo], merged: [cy] }));
  expect(details()?.textContent).toContain('other@mail.example');
  expect(screen.getByRole('region', { name: 'Possible duplicates' }).textContent).toContain(
    'Bo Lee, (212) 555-0144',
  );
  expect(screen.getByRole('region', { name: 'Merged threads' }).textContent).toContain('Cy Lee');
});
