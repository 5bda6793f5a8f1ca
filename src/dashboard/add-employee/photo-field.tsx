import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { css } from '@emotion/react';
import { photoLimits } from '../../../contract/photo-limits';
import type { Employee } from '../../../contract/employees';
import { Avatar } from '../../features/account/avatar';
import { photoProblem } from '../../lib/photo-problem';
import { space } from '../../theme/space';
import { Button } from '../../ui/button';
import { FileField } from '../../ui/file-field';
import { NotLoaded } from '../../ui/not-loaded';
import { Spinner } from '../../ui/spinner';
import { usePhoto } from './use-photo';

const CropPhoto = lazy(() =>
  import('../../ui/photo/crop-photo').then(
    (module) => ({ default: module.CropPhoto }),
    () => ({ default: NotLoaded }),
  ),
);

type PhotoFieldProps = {
  id: string;
  employee: Pick<Employee, 'photo'> | null;
  /** Of whom the initials stand there. */
  name: string;
  /** What was chosen and not saved: null takes the photo away; undefined: nothing. */
  photo: Blob | null | undefined;
  error: string | undefined;
  onPhoto: (photo: Blob | null | undefined) => void;
};

/** A photo, chosen or dropped and cut to a square on the device; it is saved with the form. */
export function PhotoField({ id, employee, name, photo, error, onPhoto }: PhotoFieldProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const [preview, setPreview] = useState(() => (photo ? URL.createObjectURL(photo) : null));
  const input = useRef<HTMLInputElement>(null);
  const kept = usePhoto(employee?.photo ?? null);
  useEffect(() => () => (chosen === null ? undefined : URL.revokeObjectURL(chosen)), [chosen]);
  useEffect(() => () => (preview === null ? undefined : URL.revokeObjectURL(preview)), [preview]);

  const choose = (file: File | undefined) => {
    if (!file) return;
    const fault = photoProblem(file);
    setProblem(fault ?? undefined);
    setChosen(fault === null ? URL.createObjectURL(file) : null);
  };
  const end = () => {
    setChosen(null);
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
  };
  const shown = photo === undefined ? kept : preview;
  const user = { uid: '', email: null, displayName: name || null, photoURL: shown };

  return (
    <div css={{ display: 'grid', gap: space[3], minWidth: 0 }}>
      <div css={rowStyle}>
        <Avatar user={user} size="4.5rem" />
        <div css={{ flex: '1 1 14rem', minWidth: 0 }}>
          <FileField
            ref={input}
            id={id}
            label="Photo"
            hint="JPEG, PNG or WebP, up to 10 MB: choose it, or drop it here"
            optional
            accept={photoLimits.types.join(',')}
            error={problem ?? error}
            onChange={(event) => choose(event.target.files?.[0])}
          />
        </div>
      </div>
      {chosen !== null && (
        <Suspense fallback={<Spinner label="Opening the picture" />}>
          <CropPhoto
            key={chosen}
            picture={chosen}
            action="Use this part"
            onBroken={() => {
              end();
              setProblem('This picture could not be read. Choose another one.');
            }}
            onCancel={end}
            onSave={(square) => {
              setPreview(URL.createObjectURL(square));
              onPhoto(square);
              end();
              return Promise.resolve();
            }}
          />
        </Suspense>
      )}
      {chosen === null && photo === undefined && employee?.photo != null && (
        <Button tone="quiet" onClick={() => onPhoto(null)}>
          Remove photo
        </Button>
      )}
      {photo !== undefined && (
        <p role="status">
          {photo === null
            ? 'The photo is removed with the next save.'
            : 'The photo is saved with the form.'}{' '}
          <Button tone="quiet" onClick={() => onPhoto(undefined)}>
            Undo
          </Button>
        </p>
      )}
    </div>
  );
}

const rowStyle = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] });
