import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  control,
  fetchMock,
  fillIn,
  form,
  sentBody,
  startSending,
  stopSending,
  submit,
  type,
} from './testing/sample-form';

beforeEach(startSending);
afterEach(stopSending);

describe('a conditional field', () => {
  it('appears and disappears with the answer that asks for it, and keeps its value', async () => {
    render(form());
    const isVisible = () => control(/Weight/).closest('[hidden]') === null;
    await waitFor(() => expect(isVisible()).toBe(false));
    fireEvent.click(control(/A parcel/));
    expect(isVisible()).toBe(true);
    type(/Weight/, '12');
    fireEvent.click(control(/A letter/));
    expect(isVisible()).toBe(false);
    fireEvent.click(control(/A parcel/));
    expect(control(/Weight/).value).toBe('12');
  });

  it('is neither checked nor sent while it is hidden', async () => {
    render(form());
    fireEvent.click(control(/A parcel/));
    type(/Weight/, '12');
    fillIn();
    submit();
    await waitFor(() => expect(fetchMock).toHaveBeenCalledOnce());
    expect(sentBody().has('weight')).toBe(false);
    expect(sentBody().get('region')).toBe('maryland');
  });

  it('is checked while it is visible', async () => {
    render(form());
    fillIn();
    fireEvent.click(control(/A parcel/));
    submit();
    expect((await screen.findByRole('alert')).textContent).toContain('Enter the weight');
  });

  it('does not block the form without script', () => {
    document.body.innerHTML = renderToString(form());
    expect(control(/Weight/).required).toBe(false);
    expect(control(/Weight/).closest('[hidden]')).toBeNull();
    expect(control(/^Name/).required).toBe(true);
  });
});

describe('an error', () => {
  it('is listed in the order of the form and linked to its field', async () => {
    render(form());
    submit();
    const summary = await screen.findByRole('alert');
    expect(Array.from(summary.querySelectorAll('a'), ({ hash }) => hash)).toEqual([
      '#post-kind',
      '#post-name',
      '#post-answerBy',
    ]);
    expect(document.activeElement).toBe(summary);
    const group = screen.getByRole('radiogroup', { name: 'Kind' });
    expect(group.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById('post-kind')).toBe(control(/A letter/));
  });

  it('disappears when another answer fixes it', async () => {
    render(form());
    fillIn();
    fireEvent.click(control(/^Email/));
    submit();
    await screen.findByRole('alert');
    const group = screen.getByRole('radiogroup', { name: 'Answer' });
    expect(group.getAttribute('aria-invalid')).toBe('true');
    type(/Address/, 'rosa@example.com');
    await waitFor(() => expect(group.getAttribute('aria-invalid')).toBeNull());
  });

  it('appears for a text that is too long, which is not cut', async () => {
    render(form());
    fillIn();
    type(/Note/, 'x'.repeat(25));
    expect(screen.getByText('5 characters too many')).toBeTruthy();
    submit();
    expect((await screen.findByRole('alert')).textContent).toContain('at most 20 characters');
    type(/Note/, 'x'.repeat(15));
    expect(screen.getByText('5 characters left')).toBeTruthy();
  });

  it('of a text counts a line break as two characters, as it is sent', async () => {
    render(form());
    type(/Note/, 'one\ntwo');
    expect(screen.getByText('12 characters left')).toBeTruthy();
  });
});
