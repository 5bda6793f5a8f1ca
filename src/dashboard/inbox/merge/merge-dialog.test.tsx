import { render, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SWRConfig } from 'swr';
import { sampleChat } from '../../../../contract/inbox/testing/sample-threads';
import { MergeDialog } from './merge-dialog';

vi.mock('gatsby', () => ({ navigate: vi.fn() }));

test.each([
  ['Ann Lee', 'Lee'],
  [' Ann  Núñez ', 'Núñez'],
  ['Harold Whitfield (sample)', 'Whitfield'],
  ['Sam Haddad Jr.', 'Haddad'],
  ['Mei Chen, RN', 'Chen'],
  ['Cher', 'Cher'],
])(
  'suggests threads with the last name of "%s" if the number has no other: "%s"',
  async (name, lastName) => {
    const fetcher = vi.fn((_key: unknown) => Promise.resolve({ chats: [], total: 0 }));
    render(
      <SWRConfig value={{ provider: () => new Map(), fetcher }}>
        <MergeDialog
          thread={sampleChat({ name, contact: '2125550142' })}
          onClose={() => undefined}
        />
      </SWRConfig>,
    );
    await waitFor(() =>
      expect(fetcher.mock.calls).toEqual([
        [['/chats?limit=20', '(212) 555-0142']],
        [['/chats?limit=20', lastName]],
      ]),
    );
  },
);
