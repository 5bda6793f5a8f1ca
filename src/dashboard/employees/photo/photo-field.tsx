import { forwardRef, Suspense, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { css } from '@emotion/react';
import type { Employee } from '../../../../contract/employees/schema';
import { Avatar } from '../../../ui/avatar/avatar';
import { fileProblem } from '../../../lib/files/file-rule';
import { photoRule } from '../../../lib/files/photo-rule';
import { space } from '../../../theme/space';
import { Button } from '../../../ui/buttons/button';
import { FileField } from '../../../ui/fields/file-field';
import { lazyPart } from '../../../ui/loading/lazy-with-error';
import { Spinner } from '../../../ui/loading/spinner';
import { linkButtonStyle } from '../../components/styles/link-button.styles';
import { usePhoto } from './use-photo';

const CropPhoto = lazyPart(() =>
  import('../../../ui/photo/crop-photo').then(({ CropPhoto }) => CropPhoto),
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

export type PhotoFieldHandle = {
  /** The photo that is to be saved: the part that is shown is taken where nobody has pressed so. Or what is wrong with it. */
  take: () => Promise<{ photo: Blob | null | undefined } | { problem: string }>;
};

const unreadable = 'This picture can’t be opened. Choose another one.';

/** A photo, chosen or dropped and cut to a square on the device; it is saved with the form. */
export const PhotoField = forwardRef<PhotoFieldHandle, PhotoFieldProps>(function PhotoField(
  { id, employee, name, photo, error, onPhoto },
  ref,
) {
  const [chosen, setChosen] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  const [preview, setPreview] = useState(() => (photo ? URL.createObjectURL(photo) : null));
  const input = useRef<HTMLInputElement>(null);
  const cutShown = useRef<(() => Promise<Blob>) | null>(null);
  const kept = usePhoto(employee?.photo ?? null);
  useEffect(() => () => (preview === null ? undefined : URL.revokeObjectURL(preview)), [preview]);

  const choose = (file: File | undefined) => {
    if (!file) return;
    const fault = fileProblem(photoRule, file);
    setProblem(fault ?? undefined);
    cutShown.current = null;
    setChosen(fault === null ? file : null);
  };
  const end = () => {
    setChosen(null);
    if (input.current) input.current.value = '';
  };
  const endAt = () => {
    end();
    input.current?.focus();
  };
  const accept = (square: Blob) => {
    setPreview(URL.createObjectURL(square));
    onPhoto(square);
  };
  const refuse = (words: string) => {
    setProblem(words);
    input.current?.focus();
    return { problem: words };
  };
  useImperativeHandle(ref, () => ({
    take: async () => {
      if (chosen === null) return { photo };
      if (cutShown.current === null) {
        return refuse('The picture is not shown yet. Try again when it is, or cancel it.');
      }
      try {
        const square = await cutShown.current();
        accept(square);
        end();
        return { photo: square };
      } catch {
        end();
        return refuse(unreadable);
      }
    },
  }));
  const cut = photo === null ? null : preview;
  const shown = photo === undefined ? kept : cut;
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
            accept={photoRule.accept.join(',')}
            error={problem ?? error}
            onChange={(event) => choose(event.target.files?.[0])}
          />
          {chosen === null && photo === undefined && employee?.photo != null && (
            <Button tone="quiet" onClick={() => onPhoto(null)}>
              Remove photo
            </Button>
          )}
        </div>
      </div>
      {chosen !== null && (
        <Suspense fallback={<Spinner label="Opening picture…" />}>
          <CropPhoto
            picture={chosen}
            action="Use this part"
            onBroken={() => {
              end();
              refuse(unreadable);
            }}
            onCancel={endAt}
            onSave={(square) => {
              accept(square);
              endAt();
              return Promise.resolve();
            }}
            onShown={(cut) => {
              cutShown.current = cut;
            }}
          />
        </Suspense>
      )}
      {photo !== undefined && (
        <p role="status">
          {photo === null
            ? 'The photo is removed with the next save.'
            : 'The photo is saved with the form.'}{' '}
          <button
            type="button"
            onClick={() => onPhoto(undefined)}
            css={[linkButtonStyle, inWordsStyle]}
          >
            Undo
          </button>
        </p>
      )}
    </div>
  );
});

/** In the line of the words, which is no higher for it: what takes the finger lies over the room around it. */
const inWordsStyle = css({ display: 'inline', padding: `${space[3]} ${space[1]}` });
const rowStyle = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] });
