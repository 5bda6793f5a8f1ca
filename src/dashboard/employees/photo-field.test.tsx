import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PhotoField } from './photo-field';

vi.mock('../api/staff-client', () => ({
  fetchStaffFile: () => Promise.resolve(new Blob(['saved'])),
}));
afterEach(() => {
  vi.unstubAllGlobals();
});

function Field({ crop }: { crop: Blob }) {
  const [photo, setPhoto] = useState<Blob | null | undefined>(crop);
  return (
    <PhotoField
      id="photo"
      employee={{ photo: 'p1' }}
      name="Rosa"
      photo={photo}
      error={undefined}
      onPhoto={setPhoto}
      onLoading={() => undefined}
    />
  );
}

test('shows the unsaved crop, the saved photo after Undo, and neither after Remove', async () => {
  const crop = new Blob(['crop']);
  const urls = {
    createObjectURL: (blob: Blob) => (blob === crop ? 'blob:crop' : 'blob:saved'),
    revokeObjectURL: () => undefined,
  };
  vi.stubGlobal('URL', Object.assign(URL, urls));
  const { container } = render(<Field crop={crop} />);
  const getSource = () => container.querySelector('img')?.getAttribute('src');
  expect(getSource()).toBe('blob:crop');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await vi.waitFor(() => expect(getSource()).toBe('blob:saved'));
  fireEvent.click(screen.getByRole('button', { name: 'Remove photo' }));
  expect(getSource()).toBeUndefined();
});
