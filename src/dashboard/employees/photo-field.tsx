import { Suspense, useRef, useState } from 'react';
import { css } from '@emotion/react';
import type { Employee } from '../../../contract/employees/schema';
import { checkFile, photoRule } from '../../browser/files/file-rule';
import { space } from '../../theme/tokens';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/buttons/button';
import { FileField } from '../../ui/fields/file-field';
import { createLazyComponent } from '../../ui/loading/lazy-component';
import { Spinner } from '../../ui/loading/spinner';
import { useObjectUrl } from '../../browser/hooks/use-object-url';
import { callStaff } from '../api/staff-client';
import { rowStyle } from '../components/dashboard.styles';
import { TextButton } from '../components/buttons';
import { usePhotoUrl } from './employee-avatar';

const CropPhoto = createLazyComponent(() =>
  import('../../ui/photo/crop-photo').then(({ CropPhoto }) => CropPhoto),
);

type PhotoFieldProps = {
  id: string;
  employee: Pick<Employee, 'photo'> | null;
  /** Shown as initials while there is no photo. */
  name: string;
  /** The unsaved photo: null removes the current one, undefined keeps it. */
  photo: Blob | null | undefined;
  error: string | undefined;
  onPhoto: (photo: Blob | null | undefined) => void;
  /** A chosen file is being opened: the form must not be saved without it. */
  onLoading: (isLoading: boolean) => void;
};

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

/** Chooses a photo and crops it to a square in the browser. The crop is saved with the form. */
export function PhotoField(props: PhotoFieldProps) {
  const { id, employee, name, photo, error, onPhoto, onLoading } = props;
  const [file, setFile] = useState<File | null>(null);
  const [fileError, setFileError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const savedUrl = usePhotoUrl(employee?.photo ?? null);
  const unsavedUrl = useObjectUrl(photo);
  const photoURL = photo === undefined ? savedUrl : unsavedUrl;

  const choose = (newFile: File | undefined) => {
    if (!newFile) return;
    const issue = checkFile(photoRule, newFile);
    setFileError(issue ?? undefined);
    setFile(issue === null ? newFile : null);
    onLoading(issue === null);
  };
  const close = (message?: string) => {
    setFile(null);
    setFileError(message);
    onLoading(false);
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
  };
  const fail = (reason = 'This photo can’t be opened. Choose another one.') => {
    onPhoto(undefined);
    close(reason);
  };

  return (
    <div css={{ display: 'grid', gap: space[3], minWidth: 0 }}>
      <div css={rowStyle(space[4])}>
        <Avatar user={{ email: null, displayName: name || null, photoURL }} size="4.5rem" />
        <div css={{ flex: '1 1 14rem', minWidth: 0 }}>
          <FileField
            ref={input}
            id={id}
            label="Photo"
            hint="JPEG, PNG, or WebP, up to 10 MB, at least 200 × 200 pixels"
            optional
            accept={photoRule.accept.join(',')}
            error={fileError ?? error}
            onChange={(event) => choose(event.target.files?.[0])}
          />
          {file === null && photo === undefined && employee?.photo != null && (
            <Button tone="quiet" onClick={() => onPhoto(null)}>
              Remove photo
            </Button>
          )}
        </div>
      </div>
      {file !== null && (
        <Suspense fallback={<Spinner label="Opening the photo…" />}>
          <CropPhoto
            picture={file}
            saveLabel="Crop"
            onUnreadable={fail}
            onCancel={() => {
              onPhoto(undefined);
              close();
            }}
            onSave={(square) => {
              onPhoto(square);
              close();
              return Promise.resolve();
            }}
            // The visible part is saved even if Crop was not pressed.
            onCropChange={(crop) => {
              crop()
                .then(onPhoto, () => fail())
                .finally(() => onLoading(false));
            }}
          />
        </Suspense>
      )}
      {file === null && photo !== undefined && (
        <p role="status">
          {photo === null ? 'Save to remove the photo.' : 'Save to keep the new photo.'}{' '}
          <TextButton onClick={() => onPhoto(undefined)} css={undoStyle}>
            Undo
          </TextButton>
        </p>
      )}
    </div>
  );
}

/** The padding enlarges the touch target without making the line higher. */
const undoStyle = css({ display: 'inline', padding: `${space[3]} ${space[1]}` });
