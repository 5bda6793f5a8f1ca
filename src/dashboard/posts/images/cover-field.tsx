import { css } from '@emotion/react';
import { fileProblem } from '../../../lib/files/file-rule';
import { color } from '../../../theme/color';
import { radius } from '../../../theme/shape';
import { space } from '../../../theme/space';
import { Button } from '../../../ui/buttons/button';
import { labelStyle } from '../../../ui/fields/field';
import { FileField } from '../../../ui/fields/file-field';
import { Spinner } from '../../../ui/loading/spinner';
import { TextField } from '../../../ui/fields/text-field';
import { useOwnPicture } from './image-urls';
import { postPictureRule } from './image-rule';
import { usePictureUpload } from './use-image-upload';

type CoverFieldProps = {
  cover: string;
  alt: string;
  error: string | undefined;
  altError: string | undefined;
  onCover: (cover: string) => void;
  /** One is on its way: it is the cover as soon as it is there. */
  onUpload: (cover: Promise<string>) => void;
  onAlt: (alt: string) => void;
};

/** The picture above the text, with what it shows. */
export function CoverField(props: CoverFieldProps) {
  const { cover, alt, error, altError, onCover, onUpload, onAlt } = props;
  const picture = useOwnPicture(cover);
  const { send, drop, busy, fault } = usePictureUpload();
  const choose = (file: File | null) => {
    // What was chosen before and is still on its way is not wanted any more.
    onCover('');
    const problem = fileProblem(postPictureRule, file);
    if (file === null || problem !== null) drop(problem);
    else onUpload(send(file));
  };
  return (
    <>
      {cover === '' ? (
        <div css={shownStyle}>
          <FileField
            id="post-cover"
            label="Cover picture"
            optional
            accept={postPictureRule.accept.join(',')}
            error={fault ?? error}
            aria-busy={busy}
            onChange={(event) => choose(event.target.files?.[0] ?? null)}
          />
          {busy && <Spinner label="Sending the picture" />}
        </div>
      ) : (
        <div role="group" aria-labelledby="post-cover-label" css={shownStyle}>
          <span id="post-cover-label" css={labelStyle}>
            Cover picture
          </span>
          {picture !== null && <img src={picture} alt={alt} css={pictureStyle} />}
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
            label="Cover description"
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
