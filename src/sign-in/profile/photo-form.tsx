import { Suspense, useRef, useState } from 'react';
import { css } from '@emotion/react';
import { ApiError, NetworkError } from '../../browser/api/api-client';
import { type Account, removePhoto, setPhoto } from '../../browser/auth/account';
import { checkFile, photoRule } from '../../browser/files/file-rule';
import { color, space, radius } from '../../theme/tokens';
import { getInitials } from '../../ui/avatar';
import { Button } from '../../ui/buttons/button';
import { FileField } from '../../ui/fields/file-field';
import { createLazyComponent } from '../../ui/loading/lazy-component';
import { Spinner } from '../../ui/loading/spinner';
import { toAuthError } from '../error-messages';
import { useAction } from '../use-action';

const CropPhoto = createLazyComponent(() =>
  import('../../ui/photo/crop-photo').then(({ CropPhoto }) => CropPhoto),
);

type PhotoFormProps = {
  account: Account;
  /** Reloads the account. */
  onChange: () => Promise<unknown>;
};

/** The profile photo, cropped to a square in the browser. */
export function PhotoForm({ account, onChange }: PhotoFormProps) {
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string>();
  const [message, setMessage] = useState('');
  const input = useRef<HTMLInputElement>(null);

  const choose = (next: File | undefined) => {
    if (!next) return;
    const fileError = checkFile(photoRule, next);
    setMessage('');
    setError(fileError ?? undefined);
    setFile(fileError === null ? next : null);
  };
  const finish = (text = '') => {
    setFile(null);
    setMessage(text);
    if (input.current === null) return;
    input.current.value = '';
    input.current.focus();
  };
  const { pending, run } = useAction((reason) => setError(getMessage(reason)));
  const change = (action: () => Promise<void>, text: string) =>
    run('change', async () => {
      setError(undefined);
      await action();
      await onChange();
      finish(text);
    });

  if (!account.isVerified) {
    return <p css={{ color: color.muted }}>Confirm your email address to add a photo.</p>;
  }
  return (
    <div css={boxStyle}>
      <Photo account={account} />
      <FileField
        ref={input}
        id="profile-photo"
        label="Choose a photo, or drop it here"
        hint="JPEG, PNG, or WebP, up to 10 MB"
        accept={photoRule.accept.join(',')}
        error={error}
        onChange={(event) => choose(event.target.files?.[0])}
      />
      {file !== null && (
        <Suspense fallback={<Spinner label="Opening the photo…" />}>
          <CropPhoto
            picture={file}
            saveLabel="Save photo"
            onUnreadable={(reason = 'We couldn’t open this photo. Choose another one.') => {
              finish();
              setError(reason);
            }}
            onCancel={() => finish()}
            onSave={(square) => change(() => setPhoto(square), 'Photo saved')}
          />
        </Suspense>
      )}
      {file === null && account.photoURL !== null && (
        <Button
          tone="quiet"
          isPending={pending !== null}
          onClick={() => void change(removePhoto, 'Photo removed')}
        >
          Remove photo
        </Button>
      )}
      <p role="status">{message}</p>
    </div>
  );
}

function Photo({ account: { photoURL, displayName, email } }: { account: Account }) {
  return photoURL === null ? (
    <span aria-hidden css={photoStyle}>
      {getInitials(displayName, email)}
    </span>
  ) : (
    <img src={photoURL} alt="You" referrerPolicy="no-referrer" css={photoStyle} />
  );
}

function getMessage(error: unknown): string {
  if (error instanceof ApiError) return error.fields['photo'] ?? error.message;
  return error instanceof NetworkError ? error.message : toAuthError(error, 'account').message;
}

const boxStyle = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space[3],
  '> *': { maxWidth: '100%' },
});

const photoStyle = css({
  display: 'grid',
  placeItems: 'center',
  width: '6rem',
  height: '6rem',
  objectFit: 'cover',
  borderRadius: radius.round,
  background: color.primary,
  color: color.onPrimary,
  fontSize: '2rem',
  fontWeight: 700,
});
