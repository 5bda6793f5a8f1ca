import type { ReactNode } from 'react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { resolveAccess } from '../../../../contract/shared/roles';
import { SWRConfig } from 'swr';
import type { EmployeeMatch, Identity } from '../../../../contract/help-desk/identity-schema';
import type { HelpDeskDetail } from '../../../../contract/help-desk/record-schema';
import { StaffContext, type Staff } from '../../hooks/use-staff';
import { describeSender, Sender } from './sender';

const callStaff = vi.hoisted(() => vi.fn());
vi.mock('../../api/staff-client', () => ({ callStaff }));
beforeEach(() => void callStaff.mockReset().mockResolvedValue({ version: 2 }));

const match: EmployeeMatch = {
  id: 'e1',
  name: 'Ann Lee',
  region: 'new-jersey',
  leftOn: null,
  email: 'ann@home.example',
  by: ['name', 'phone'],
  certainty: 'certain',
};
const certain: Identity = {
  matches: [match],
  confirmed: null,
  recipient: { to: 'ann@home.example' },
};
const unsure: Identity = {
  matches: [{ ...match, by: ['phone'], certainty: 'likely' }],
  confirmed: null,
  recipient: null,
};

const wrapper = ({ children }: { children: ReactNode }) => (
  <SWRConfig
    value={{
      provider: () => new Map(),
      fetcher: () => ({
        items: [{ ...match, id: 'e2', firstName: 'Anna', lastName: 'Leigh' }],
      }),
    }}
  >
    <StaffContext.Provider value={{ access: resolveAccess({ role: 'owner' }) } as Staff}>
      {children}
    </StaffContext.Provider>
  </SWRConfig>
);
const renderSender = (identity: Identity) =>
  render(
    <Sender
      request={
        {
          id: 'r1',
          version: 1,
          email: 'x@mail.example',
          file: null,
          identity,
        } as HelpDeskDetail & {
          identity: Identity;
        }
      }
    />,
    { wrapper },
  );
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const getSent = () => callStaff.mock.calls as unknown[];
const toSent = (body: object) => [
  'POST /helpDesk/records/:id/identity',
  { params: { id: 'r1' }, body },
];

test.each<[string, Identity, string | null]>([
  [
    'Ann Lee: same name and phone number as on file. The link to the pay stub goes to their address on file, ann@home.example.',
    certain,
    'x@mail.example',
  ],
  [
    'It’s not certain who sent this. Confirm it before you attach a pay stub.',
    unsure,
    'x@mail.example',
  ],
  [
    'No employee has this name, phone number, or email. Confirm who sent this before you attach a pay stub.',
    { ...unsure, matches: [] },
    null,
  ],
  [
    'Confirmed by the office. The pay stub is shown on the status page.',
    { ...unsure, confirmed: { by: 'ira@agency.example', at: '', employee: null } },
    null,
  ],
  [
    'Ann Lee (last day Dec 20, 2026): same name and phone number as on file. There is no email address on file. Add one to the employee, or confirm who sent this.',
    { ...certain, matches: [{ ...match, leftOn: '2026-12-20' }], recipient: null },
    null,
  ],
])('says who sent it and where a pay stub goes: %s', (text, identity, email) => {
  expect(describeSender(identity, email)).toBe(text);
});

test('asks nothing if the match is certain, but lets the office change it', () => {
  renderSender(certain);
  expect(screen.queryByRole('textbox')).toBeNull();
  screen.getByRole('button', { name: 'Change sender' }).focus();
  press('Change sender');
  expect(document.activeElement?.textContent).toMatch(/^Ann Lee: same name/);
  expect(screen.getByRole('textbox', { name: /how you confirmed/ })).toBeTruthy();
  press('Cancel');
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a likely employee is chosen by one button that says how sure it is', async () => {
  renderSender(unsure);
  expect(screen.getByText(/Likely: same phone number/)).toBeTruthy();
  press('Choose Ann Lee');
  await waitFor(() => expect(getSent()).toEqual([toSent({ version: 1, employeeId: 'e1' })]));
});

test('another employee can be found', async () => {
  renderSender(unsure);
  const search = screen.getByRole('searchbox', { name: 'Find the employee' });
  fireEvent.change(search, { target: { value: 'leigh' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Choose Anna Leigh' }));
  await waitFor(() => expect(getSent()[0]).toEqual(toSent({ version: 1, employeeId: 'e2' })));
});

test('confirming the sender needs a reason', async () => {
  renderSender(unsure);
  press('Confirm sender');
  expect(callStaff).not.toHaveBeenCalled();
  const reason = screen.getByRole('textbox', { name: /how you confirmed/ });
  fireEvent.change(reason, { target: { value: ' Came to the office. ' } });
  press('Confirm sender');
  await waitFor(() =>
    expect(getSent()[0]).toEqual(toSent({ version: 1, reason: 'Came to the office.' })),
  );
});
