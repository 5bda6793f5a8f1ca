import { useState } from 'react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PhotoField } from './photo-field';

vi.mock('./use-photo', () => ({ usePhoto: () => 'blob:kept' }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Field({ cut }: { cut: Blob }) {
  const [photo, setPhoto] = useState<Blob | null | undefined>(cut);
  const employee = { photo: 'p1' };
  return (
    <PhotoField
      {...{ employee, photo }}
      id="photo"
      name="Rosa"
      error={undefined}
      onPhoto={setPhoto}
    />
  );
}

test('a photo that is to be removed is shown no more, neither the one that is saved nor one that was undone', () => {
  const urls = { createObjectURL: () => 'blob:cut', revokeObjectURL: () => undefined };
  vi.stubGlobal('URL', Object.assign(URL, urls));
  const { container } = render(<Field cut={new Blob(['a face'])} />);
  const shown = () => container.querySelector('img')?.getAttribute('src');
  expect(shown()).toBe('blob:cut');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(shown()).toBe('blob:kept');
  fireEvent.click(screen.getByRole('button', { name: 'Remove photo' }));
  expect(shown()).toBeUndefined();
});
