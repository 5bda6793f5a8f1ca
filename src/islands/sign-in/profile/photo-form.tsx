import { Suspense, useRef, useState } from 'react';
import { css } from '@emotion/react';
import { ApiError, NetworkError } from '../../../lib/api/api-client';
import { fileProblem } from '../../../lib/files/file-rule';
import { initials } from '../../../ui/avatar/initials';
import { photoRule } from '../../../lib/files/photo-rule';
import { removePhoto, setPhoto } from '../../../lib/auth/profile-photo';
import { color } from '../../../theme/color';
import { radius } from '../../../theme/shape';
import { space } from '../../../theme/space';
import { Button } from '../../../ui/buttons/button';
import { FileField } from '../../../ui/fields/file-field';
import { lazyPart } from '../../../ui/loading/lazy-with-error';
import { Spinner } from '../../../ui/loading/spinner';
import { faultOf } from '../error-messages';
import type { Account } from '../../../lib/auth/account';

const CropPhoto = lazyPart(() =>
  import('../../../ui/photo/crop-photo').then(({ CropPhoto }) => CropPhoto),
);

type PhotoPartProps = {
  account: Account;
  /** The photo is another one: ask for the account again. */
  onChange: () => Promise<unknown>;
};

/** The photo that colleagues see: chosen or dropped, cut to a square on the device, removed again. */
export function PhotoPart({ account, onChange }: PhotoPartProps) {
  const [chosen, setChosen] = useState<File | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [done, setDone] = useState('');
  const input = useRef<HTMLInputElement>(null);

  const choose = (file: File | undefined) => {
    if (!file) return;
    const fault = fileProblem(photoRule, file);
    setDone('');
    setProblem(fault ?? undefined);
    setChosen(fault === null ? file : null);
  };
  const end = (words?: string) => {
    setChosen(null);
    setDone(words ?? '');
    if (input.current) {
      input.current.value = '';
      input.current.focus();
    }
  };
  const change = async (work: () => Promise<void>, words: string) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
      await onChange();
      end(words);
    } catch (error) {
      setProblem(wordsOf(error));
    }
    setBusy(false);
  };

  if (!account.isVerified) {
    return <p css={{ color: color.muted }}>Confirm your e-mail address to add a photo.</p>;
  }
  return (
    <div css={partStyle}>
      <Photo account={account} />
      <FileField
        ref={input}
        id="profile-photo"
        label="Choose a picture, or drop it here"
        hint="JPEG, PNG or WebP, up to 10 MB"
        accept={photoRule.accept.join(',')}
        error={problem}
        onChange={(event) => choose(event.target.files?.[0])}
      />
      {chosen !== null && (
        <Suspense fallback={<Spinner label="Opening picture…" />}>
          <CropPhoto
            picture={chosen}
            action="Save photo"
            onBroken={() => {
              end();
              setProblem('This picture can’t be opened. Choose another one.');
            }}
            onCancel={() => end()}
            onSave={(square) => change(() => setPhoto(square), 'Your photo is saved.')}
          />
        </Suspense>
      )}
      {chosen === null && account.photoURL !== null && (
        <Button
          tone="quiet"
          busy={busy}
          onClick={() => void change(removePhoto, 'Your photo is removed.')}
        >
          Remove photo
        </Button>
      )}
      <p role="status">{done}</p>
    </div>
  );
}

function Photo({ account: { photoURL, displayName, email } }: { account: Account }) {
  return photoURL === null ? (
    <span aria-hidden css={photoStyle}>
      {initials(displayName, email)}
    </span>
  ) : (
    <img src={photoURL} alt="You" referrerPolicy="no-referrer" css={photoStyle} />
  );
}

/** The server's own sentence about the picture, or why there is none. */
function wordsOf(error: unknown): string {
  if (error instanceof ApiError) return error.fields['photo'] ?? error.message;
  return error instanceof NetworkError ? error.message : faultOf(error).words;
}

const partStyle = css({
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
  background: color.teal,
  color: color.onTeal,
  fontSize: '2rem',
  fontWeight: 700,
});
