import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { beforeEach, expect, test, vi } from 'vitest';

const shown = vi.hoisted(() => [] as { title: string; options: NotificationOptions }[]);
vi.hoisted(() => {
  class FakeNotification {
    static permission = 'granted';
    constructor(title: string, options: NotificationOptions) {
      shown.push({ title, options });
    }
  }
  Object.assign(globalThis, { Notification: FakeNotification });
});
import { useDesktopNotifications } from './use-desktop-notifications';

const item = (id: string, event = 'mention') => ({
  ...{ id, event, kind: 'thread', recordId: 't1' },
  ...{ screen: 'form-messages', region: 'new-york' },
});

let answer = [item('n1')];
let poll: () => void;
const wrapper = ({ children }: { children: ReactNode }) => (
  <SWRConfig
    value={{
      fetcher: () => Promise.resolve({ notifications: answer }),
      provider: () => new Map(),
      dedupingInterval: 0,
      focusThrottleInterval: 0,
      initFocus: (callback) => {
        poll = callback;
      },
    }}
  >
    {children}
  </SWRConfig>
);

beforeEach(() => {
  shown.length = 0;
  answer = [item('n1')];
});

test('shows what is new since sign-in once, by event and office', async () => {
  renderHook(() => useDesktopNotifications(), { wrapper });
  await waitFor(() => expect(poll).toBeTypeOf('function'));
  poll();
  answer = [item('n2', 'message'), item('n1')];
  poll();
  await waitFor(() => expect(shown).toHaveLength(1));
  expect(shown).toMatchObject([
    { title: 'Someone assigned to you wrote', options: { tag: 'n2', body: 'New York' } },
  ]);
  answer = [item('n3'), item('n2', 'message')];
  poll();
  await waitFor(() => expect(shown).toHaveLength(2));
});

test('shows only three of many at once', async () => {
  renderHook(() => useDesktopNotifications(), { wrapper });
  await waitFor(() => expect(poll).toBeTypeOf('function'));
  answer = [...['n9', 'n8', 'n7', 'n6'].map((id) => item(id)), item('n1')];
  await new Promise((resolve) => setTimeout(resolve, 20));
  poll();
  await waitFor(() => expect(shown).toHaveLength(3));
});
