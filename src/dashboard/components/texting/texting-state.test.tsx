import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { SWRConfig } from 'swr';
import { optedOutConsent, sampleChat } from '../../../../contract/inbox/testing/sample-threads';
import type { ConsentLedger, TextConsent } from '../../../../contract/sms/schema';
import { CompaniesContext } from '../../hooks/use-company';
import { TextingState } from './texting-state';

vi.mock('gatsby', () => ({ navigate: vi.fn() }));
const save = vi.fn();
beforeEach(() => {
  save.mockReset();
  save.mockResolvedValue({});
});

const given: TextConsent = {
  ...optedOutConsent,
  state: 'given',
  source: 'office',
  author: 'ira@agency.example',
};
const onChanged = vi.fn();

/** Shows the state of a number and opens its ledger. */
async function open(ledger: Partial<ConsentLedger>) {
  const texting = { canText: false, canReceiveTexts: true, textConsent: null, ...ledger };
  const changes = texting.textConsent === null ? [] : [texting.textConsent];
  render(
    <SWRConfig
      value={{
        provider: () => new Map(),
        fetcher: () => Promise.resolve({ changes, ...texting }),
      }}
    >
      <CompaniesContext.Provider value={{ 'new-york': 'Larkspan' }}>
        <TextingState
          person={sampleChat(texting)}
          ledger={{ call: 'GET /chats/:userId/text-consent', params: { userId: 'p1' } }}
          save={save}
          onChanged={onChanged}
        />
      </CompaniesContext.Provider>
    </SWRConfig>,
  );
  fireEvent.click(screen.getByRole('button', { expanded: undefined }));
  await screen.findByRole('dialog', { name: 'Text messages to (212) 555-0143' });
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const sent = (change: object) => waitFor(() => expect(save).toHaveBeenCalledWith(change));

test('consent is shown with who recorded it, and can be withdrawn', async () => {
  await open({ canText: true, textConsent: given });
  expect(await screen.findByText('Ira')).toBeTruthy();
  await press('Stop texts');
  await sent({ state: 'withdrawn' });
  await waitFor(() => expect(onChanged).toHaveBeenCalled());
});

test('consent that a person gives on the phone is recorded with the words that were read out', async () => {
  await open({});
  expect(await screen.findByText(/hasn’t agreed/)).toBeTruthy();
  expect(screen.getByText(/^May Larkspan text you .* STOP at any time\.$/)).toBeTruthy();
  await press('Record consent');
  await sent({ state: 'given', wording: 'spoken-1' });
});

test('an opt-out by text can only be ended by a text', async () => {
  await open({ textConsent: optedOutConsent });
  expect(await screen.findByText(/Only a text with START/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Record consent' })).toBeNull();
});

test('a number that no person can have gets no texts', async () => {
  await open({ canReceiveTexts: false });
  expect(await screen.findByText(/isn’t a US number/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Record consent' })).toBeNull();
});
