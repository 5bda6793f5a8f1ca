import type { ProfilePhotoResponse } from '../../../contract/accounts/schema';
import { callApi } from '../api/api-client';
import { getToken, updateProfile } from './auth';
import { environment } from '../environment';

export async function setPhoto(picture: Blob): Promise<void> {
  const { path } = await callApi<ProfilePhotoResponse>('/profile/photo', {
    method: 'POST',
    body: picture,
    token: await getToken(),
  });
  // Absolute, because the provider's profile is shown on other origins.
  await updateProfile({ photoURL: new URL(`${environment.apiUrl}${path}`, location.href).href });
}

export async function removePhoto(): Promise<void> {
  await updateProfile({ photoURL: '' });
  await callApi('/profile/photo', { method: 'DELETE', token: await getToken() });
}
