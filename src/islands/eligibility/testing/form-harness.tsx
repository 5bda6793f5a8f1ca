import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { control, fetchMock, type } from '../../forms/testing/sample-form';
import { newJersey } from '../../forms/testing/sample-offices';
import { useFormOffice } from '../../forms/use-form-office';
import type { FormOffice } from '../../../shared/page-context';
import { EligibilityForm } from '../form/eligibility-form';

export const onAttempt = vi.fn();
export const calls = (path: string) =>
  fetchMock.mock.calls.filter(([url]) => url === `/api${path}`);
export const getSentForm = (index = 0) => calls('/email')[index]?.[1]?.body as FormData;

export const submitButton = () => screen.getByText('Send my answers');
export const submit = () => fireEvent.click(submitButton());
export const attempted = (times = 1) =>
  waitFor(() => expect(onAttempt).toHaveBeenCalledTimes(times));

/** The form on a page of one office. */
export function SampleForm({ office }: { office: FormOffice }) {
  const choice = useFormOffice({ offices: [office], defaultOffice: office });
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
  fireEvent.change(control(/benefit card/), { target: { files } });
}
