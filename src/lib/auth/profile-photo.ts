import type { PhotoAnswer } from '../../../contract/accounts/schema';
import { callApi } from '../api/api-client';
import { getToken, updateProfile } from './auth';
import { environment } from '../environment';

/** Sends a square picture and makes it the photo of the person signed in. Throws what callApi, or the identity provider, throws. */
export async function setPhoto(picture: Blob): Promise<void> {
  const { path } = await callApi<PhotoAnswer>('/profile/photo', {
    method: 'POST',
    body: picture,
    token: await getToken(),
  });
  // Whole: the identity provider's profile is shown at other addresses too.
  await updateProfile({ photoURL: new URL(`${environment.apiUrl}${path}`, location.href).href });
}

/** Takes the photo of the person signed in away, wherever it came from. */
export async function removePhoto(): Promise<void> {
  await updateProfile({ photoURL: '' });
  await callApi('/profile/photo', { method: 'DELETE', token: await getToken() });
}
