import { fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { editorStylesheetPath } from '../../../shared/assets';
import { BodyField } from './body-field';

type RichTextProps = { body: string; onUnreadable: () => void };

// The real editor needs layout, which jsdom lacks.
vi.mock('../rich-text/rich-text', () => ({
  RichText: ({ body, onUnreadable }: RichTextProps) => {
    useEffect(() => {
      if (body.includes('{')) onUnreadable();
    });
    return <p>Visual text</p>;
  },
}));

function Post() {
  const [body, setBody] = useState('We pay {this}.');
  return <BodyField issues={[]} body={body} onBody={setBody} />;
}

test('a text that the visual editor cannot show opens as Markdown until it is fixed', async () => {
  const link = document.createElement('link');
  link.href = editorStylesheetPath;
  document.head.append(link);
  render(<Post />);
  expect((await screen.findByRole('alert')).textContent).toContain('Fix it in Markdown');
  fireEvent.change(screen.getByRole('textbox', { name: 'Text' }), {
    target: { value: 'We pay this.' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Visual editor' }));
  expect(await screen.findByText('Visual text')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
