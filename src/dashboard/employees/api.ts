import { callStaff } from '../api/staff-client';

/** Sets the photo, or removes it with null. Returns the new photo's id. */
export async function changePhoto(id: string, photo: Blob | null): Promise<string | null> {
  const params = { id };
  if (photo === null) {
    await callStaff('DELETE /employees/:id/photo', { params });
    return null;
  }
  const response = await callStaff('POST /employees/:id/photo', { params, body: photo });
  return response.photo;
}
