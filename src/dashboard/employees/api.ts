import type { EmployeeDetail, EmployeePhotoAnswer } from '../../../contract/employees/schema';
import { callStaff } from '../api/staff-client';
import type { Values } from './form-values';

/** What is called of an employee stands below it. */
export const employeePath = (id: string) => `/employees/${encodeURIComponent(id)}`;

/** Adds an employee; once, under the key in `headers`. Throws ApiError 400 with what is wrong, by field. */
export function addEmployee(
  values: Values,
  headers: Record<string, string>,
): Promise<EmployeeDetail> {
  return callStaff<EmployeeDetail>('/employees', { method: 'POST', body: values, headers });
}

/** Changes fields of an employee. Throws ApiError 409 with who has changed them since. */
export function changeEmployee(
  { id, version }: Pick<EmployeeDetail, 'id' | 'version'>,
  values: Partial<Values>,
): Promise<EmployeeDetail> {
  return callStaff<EmployeeDetail>(employeePath(id), {
    method: 'PATCH',
    body: { ...values, version },
  });
}

/** Sets the photo, or with null takes it away; returns its id. */
export async function changePhoto(id: string, photo: Blob | null): Promise<string | null> {
  const path = `${employeePath(id)}/photo`;
  if (photo === null) {
    await callStaff(path, { method: 'DELETE' });
    return null;
  }
  const answer = await callStaff<EmployeePhotoAnswer>(path, { method: 'POST', body: photo });
  return answer.photo;
}
