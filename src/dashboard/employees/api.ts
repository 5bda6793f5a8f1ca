import type {
  EmployeeDetail,
  EmployeePhotoResponse,
  NewEmployee,
} from '../../../contract/employees/schema';
import { callStaff } from '../api/staff-client';

export const employeePath = (id: string) => `/employees/${encodeURIComponent(id)}`;

/** Throws ApiError 400 with the errors by field. */
export function addEmployee(
  values: NewEmployee,
  headers: Record<string, string>,
): Promise<EmployeeDetail> {
  return callStaff<EmployeeDetail>('/employees', { method: 'POST', body: values, headers });
}

/** Throws ApiError 400 as addEmployee does, and 409 if someone has changed the employee since. */
export function changeEmployee(
  { id, version }: Pick<EmployeeDetail, 'id' | 'version'>,
  changes: NewEmployee,
): Promise<EmployeeDetail> {
  const body = { ...changes, version };
  return callStaff<EmployeeDetail>(employeePath(id), { method: 'PATCH', body });
}

/** Sets the photo, or removes it with null. Returns the new photo's id. */
export async function changePhoto(id: string, photo: Blob | null): Promise<string | null> {
  const path = `${employeePath(id)}/photo`;
  if (photo === null) {
    await callStaff(path, { method: 'DELETE' });
    return null;
  }
  const response = await callStaff<EmployeePhotoResponse>(path, { method: 'POST', body: photo });
  return response.photo;
}
