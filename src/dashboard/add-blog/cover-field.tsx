import { useState } from 'react';
import { css } from '@emotion/react';
import useSWR from 'swr';
import { postPictureLimits } from '../../../contract/post-words';
import { color } from '../../theme/color';
import { radius } from '../../theme/shape';
import { space } from '../../theme/space';
import { Button } from '../../ui/button';
import { FileField } from '../../ui/file-field';
import { TextField } from '../../ui/text-field';
import { faultWords } from '../parts/fault-words';
import { pictureHere, sendPicture } from './post-calls';

type CoverFieldProps = {
  cover: string;
  alt: string;
  error: string | undefined;
  altError: string | undefined;
  onCover: (cover: string) => void;
  onAlt: (alt: string) => void;
};

/** The picture above the text, with what it shows. */
export function CoverField({ cover, alt, error, altError, onCover, onAlt }: CoverFieldProps) {
  const { data } = useSWR(cover === '' ? null : ['picture', cover], () => pictureHere(cover));
  const [fault, setFault] = useState<string>();
  const choose = async (file: File | undefined) => {
    if (!file) return;
    setFault(undefined);
    if (file.size > postPictureLimits.maxBytes)
      return setFault('This picture is larger than 10 MB');
    try {
      onCover(await sendPicture(file));
    } catch (problem) {
      setFault(faultWords(problem));
    }
  };
  return (
    <>
      {cover === '' ? (
        <FileField
          id="post-cover"
          label="Cover picture"
          optional
          accept={postPictureLimits.types.join(',')}
          error={fault ?? error}
          onChange={(event) => void choose(event.target.files?.[0])}
        />
      ) : (
        <div css={shownStyle}>
          {data !== undefined && <img src={data} alt={alt} css={pictureStyle} />}
          {error !== undefined && (
            <p id="post-cover-error" css={{ color: color.danger, fontWeight: 700 }}>
              {error}
            </p>
          )}
          <Button
            id="post-cover"
            tone="outline"
            aria-describedby={error === undefined ? undefined : 'post-cover-error'}
            onClick={() => onCover('')}
          >
            Remove the cover
          </Button>
          <TextField
            id="post-coverAlt"
            label="What the cover shows"
            value={alt}
            error={altError}
            onChange={(event) => onAlt(event.target.value)}
          />
        </div>
      )}
    </>
  );
}

const shownStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  '& > button': { justifySelf: 'start' },
});
const pictureStyle = css({ maxWidth: '100%', maxHeight: '12rem', borderRadius: radius.medium });
