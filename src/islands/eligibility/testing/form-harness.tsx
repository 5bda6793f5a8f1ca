import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import toast from 'react-hot-toast';
import { expect, vi } from 'vitest';
import { newJersey } from '../../forms/testing/sample-offices';
import { useFormOffice } from '../../forms/use-form-office';
import type { FormOffice } from '../../../site/page-context';
import { EligibilityForm } from '../form/eligibility-form';

export const fetchMock = vi.fn<typeof fetch>();
export const onAttempt = vi.fn();
export const respond = (body: unknown, status = 200) =>
  Promise.resolve(Response.json(body, { status }));
export const calls = (path: string) =>
  fetchMock.mock.calls.filter(([url]) => url === `/api${path}`);
export const sentParts = (index = 0) => calls('/email')[index]?.[1]?.body as FormData;
export const keyOf = (index: number) =>
  new Headers(calls('/email')[index]?.[1]?.headers).get('idempotency-key');

export const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
export const type = (label: RegExp, value: string) =>
  fireEvent.input(field(label), { target: { value } });
export const submitButton = () => screen.getByText('Send my answers');
export const submit = () => fireEvent.click(submitButton());
export const attempted = (times = 1) =>
  waitFor(() => expect(onAttempt).toHaveBeenCalledTimes(times));

/** The form on a page of one office. */
export function SampleForm({ office }: { office: FormOffice }) {
  const choice = useFormOffice({ offices: [office], usual: office });
  return <EligibilityForm id="check" {...choice} onAttempt={onAttempt} />;
}

export const renderForm = () => render(<SampleForm office={newJersey} />);

export function fillIn() {
  type(/First name/, 'Rosa');
  type(/Last name/, 'Lind');
  type(/Phone number/, '(212) 555-0142');
  fireEvent.click(screen.getByLabelText('Any time'));
  type(/Date of birth/, '4 12 1948');
}

export function chooseFile(file: File) {
  const files = Object.assign(Object.create(FileList.prototype) as FileList, { 0: file });
  Object.defineProperty(files, 'length', { value: 1 });
  fireEvent.change(field(/benefit card/), { target: { files } });
}

/** Fakes a server that acknowledges everything, and the toasts. */
export function startSending(): void {
  fetchMock.mockReset().mockImplementation(() => respond({ acknowledged: true }));
  onAttempt.mockReset();
  vi.stubGlobal('fetch', fetchMock);
  vi.spyOn(toast, 'success').mockReturnValue('');
  vi.spyOn(toast, 'error').mockReturnValue('');
}

export function stopSending(): void {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}
