import { useRef, useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { beforeEach, expect, test } from 'vitest';
import { setStaffNames } from '../../api/staff-names';
import { StaffContext, type Staff } from '../../hooks/use-staff';
import { MentionList } from './mention-list';
import { useMentions } from './use-mentions';

const names = new Map([
  ['ann@a.example', 'Ann Lee'],
  ['ira@a.example', 'Ira Intake'],
  ['me@a.example', 'Ian Me'],
]);
beforeEach(() => setStaffNames(names));

const staff = { user: { email: 'Me@a.example' } } as Staff;
const fetcher = (path: string) =>
  Promise.resolve(
    path === '/follow-ups/request/r1/assignees' ? { assignees: [...names.keys()] } : null,
  );

function Note({ isOn = true }: { isOn?: boolean }) {
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const mentions = useMentions(isOn ? { kind: 'request', id: 'r1' } : null, box);
  return (
    <>
      <MentionList mentions={mentions} />
      <textarea
        ref={box}
        value={text}
        {...mentions.fieldProps}
        onChange={({ target }) => {
          setText(target.value);
          mentions.read();
        }}
        onKeyDown={(event) => void mentions.onKeyDown(event)}
      />
    </>
  );
}

const renderNote = (isOn?: boolean) =>
  render(
    <SWRConfig value={{ fetcher, provider: () => new Map() }}>
      <StaffContext.Provider value={staff}>
        <Note {...(isOn !== undefined && { isOn })} />
      </StaffContext.Provider>
    </SWRConfig>,
  );

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const press = (key: string) => fireEvent.keyDown(field(), { key });
const listOptions = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

test('@ suggests colleagues, and the keys choose one', async () => {
  renderNote();
  type('Ask @');
  expect(await screen.findByRole('listbox')).toBeTruthy();
  expect(listOptions()).toEqual(['Ann Lee', 'Ira Intake']);
  press('ArrowDown');
  const selected = screen.getByRole('option', { selected: true });
  expect(selected.textContent).toBe('Ira Intake');
  expect(field().getAttribute('aria-activedescendant')).toBe(selected.id);
  expect(screen.getByRole('status').textContent).toContain('2 colleagues');
  press('Enter');
  expect(field().value).toBe('Ask @Ira Intake ');
  expect(listOptions()).toEqual([]);
});

test('the beginning of a first or last name finds a colleague', async () => {
  renderNote();
  type('@le');
  expect(await screen.findByRole('option', { name: 'Ann Lee' })).toBeTruthy();
  type('@ira in');
  expect(listOptions()).toEqual(['Ira Intake']);
  type('@nn');
  expect(listOptions()).toEqual([]);
  type('a@ira');
  expect(listOptions()).toEqual([]);
});

test('Escape closes the list until the next @', async () => {
  renderNote();
  type('@');
  await screen.findByRole('listbox');
  press('Escape');
  expect(listOptions()).toEqual([]);
  type('@i');
  expect(listOptions()).toEqual([]);
  type('@i and @i');
  expect(listOptions()).toEqual(['Ira Intake']);
});

test('a message that is sent suggests nobody', () => {
  renderNote(false);
  type('@i');
  expect(listOptions()).toEqual([]);
});
