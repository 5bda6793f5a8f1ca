import { useState } from 'react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Drawer } from './drawer';

function Page() {
  const [isOpen, setOpen] = useState(false);
  const follow = () => {
    setOpen(false);
    setTimeout(() => screen.getByRole('heading', { name: 'Jobs', hidden: true }).focus(), 5);
  };
  return (
    <>
      <Drawer open={isOpen} onOpenChange={setOpen} newMessages={2}>
        <button onClick={follow}>All job post</button>
      </Drawer>
      <h1 tabIndex={-1}>Jobs</h1>
    </>
  );
}

const menuButton = () => screen.getByRole('button', { name: 'Menu', hidden: true });
async function openMenu() {
  render(<Page />);
  menuButton().focus();
  fireEvent.click(menuButton());
  return screen.findByRole('dialog', { name: 'Menu' });
}

test('Escape closes the menu and returns the focus to its button', async () => {
  const menu = await openMenu();
  fireEvent.keyDown(menu, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(menuButton()));
});

test('a link in the menu closes it, and the title of the next screen keeps the focus', async () => {
  await openMenu();
  fireEvent.click(screen.getByRole('button', { name: 'All job post' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(document.activeElement?.textContent).toBe('Jobs');
});
