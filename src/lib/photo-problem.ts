import { photoLimits } from '../../contract/photo-limits';

/** What is wrong with a file that was chosen as a photo, in plain words; null: nothing. */
export function photoProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!photoLimits.types.some((known) => known === type)) {
    return 'This is no picture that can be shown here. Choose a JPEG, PNG or WebP.';
  }
  if (size > photoLimits.maxBytes) {
    return 'This picture is larger than 10 MB. Choose a smaller one.';
  }
  return null;
}
