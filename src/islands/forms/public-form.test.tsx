import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  alive,
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

describe('a field that is only sometimes asked for', () => {
  it('comes and goes with the answer that asks for it, and keeps what was typed', async () => {
    render(form());
    await alive();
    const shown = () => control(/Weight/).closest('[hidden]') === null;
    await waitFor(() => expect(shown()).toBe(false));
    fireEvent.click(control(/A parcel/));
    expect(shown()).toBe(true);
    type(/Weight/, '12');
    fireEvent.click(control(/A letter/));
    expect(shown()).toBe(false);
    fireEvent.click(control(/A parcel/));
    expect(control(/Weight/).value).toBe('12');
  });

  it('is neither checked nor sent while it is not asked for', async () => {
    render(form());
    await alive();
    fireEvent.click(control(/A parcel/));
    type(/Weight/, '12');
    fillIn();
    submit();
    await waitFor(() => expect(fetchMock).toHaveBeenCalledOnce());
    expect(sentBody().has('weight')).toBe(false);
    expect(sentBody().get('region')).toBe('maryland');
  });

  it('is checked while it is', async () => {
    render(form());
    await alive();
    fillIn();
    fireEvent.click(control(/A parcel/));
    submit();
    expect((await screen.findByRole('alert')).textContent).toContain('Enter the weight');
  });

  it('does not keep the plain form, without script, from being sent', () => {
    document.body.innerHTML = renderToString(form());
    expect(control(/Weight/).required).toBe(false);
    expect(control(/Weight/).closest('[hidden]')).toBeNull();
    expect(control(/^Name/).required).toBe(true);
  });

  it('is there when its answer was chosen before the script came', async () => {
    const root = document.createElement('div');
    root.innerHTML = renderToString(form());
    document.body.append(root);
    fireEvent.click(control(/A parcel/));
    type(/Weight/, '7');
    hydrateRoot(root, form());
    await alive();
    await waitFor(() => expect(control(/Weight/).closest('[data-away="true"]')).toBeNull());
    expect(control(/Weight/).value).toBe('7');
    expect(control(/A parcel/).checked).toBe(true);
    root.remove();
  });
});

describe('what is wrong', () => {
  it('is listed in the order of the form and tied to each field', async () => {
    render(form());
    await alive();
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

  it('goes away when another answer makes it right', async () => {
    render(form());
    await alive();
    fillIn();
    fireEvent.click(control(/^E-mail/));
    submit();
    await screen.findByRole('alert');
    const group = screen.getByRole('radiogroup', { name: 'Answer' });
    expect(group.getAttribute('aria-invalid')).toBe('true');
    type(/Address/, 'rosa@example.com');
    await waitFor(() => expect(group.getAttribute('aria-invalid')).toBeNull());
  });

  it('of a text that is too long is said, and the text is not cut', async () => {
    render(form());
    await alive();
    fillIn();
    type(/Note/, 'x'.repeat(25));
    expect(screen.getByText('5 characters too many')).toBeTruthy();
    submit();
    expect((await screen.findByRole('alert')).textContent).toContain('at most 20 characters');
    type(/Note/, 'x'.repeat(15));
    expect(screen.getByText('5 characters left')).toBeTruthy();
  });

  it('counts a line end as the two characters it is sent as', async () => {
    render(form());
    await alive();
    type(/Note/, 'one\ntwo');
    expect(screen.getByText('12 characters left')).toBeTruthy();
  });
});
