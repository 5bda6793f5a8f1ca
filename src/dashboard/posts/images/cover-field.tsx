import { css } from '@emotion/react';
import { minCoverSize } from '../../../../contract/posts/constants';
import { formatNumber } from '../../../../contract/shared/text/format-number';
import { color, space, radius } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/button';
import { labelStyle, TextField } from '../../../ui/fields/field';
import { FileField } from '../../../ui/fields/file-field';
import { Spinner } from '../../../ui/loading/spinner';
import { stackStyle } from '../../components/dashboard.styles';
import { useImageUrls } from './image-urls';
import { imageRule, useImageUpload } from './use-image-upload';

type CoverFieldProps = {
  cover: string;
  alt: string;
  error: string | undefined;
  altError: string | undefined;
  onCover: (cover: string) => void;
  onUpload: (cover: Promise<string | null>) => void;
  onAlt: (alt: string) => void;
};

export function CoverField(props: CoverFieldProps) {
  const { cover, alt, error, altError, onCover, onUpload, onAlt } = props;
  const url = useImageUrls([cover])[cover];
  const image = useImageUpload('cover');
  const choose = (file: File | null) => {
    // Forgets an upload that is still in progress.
    onCover('');
    onUpload(image.upload(file));
  };
  if (cover === '') {
    return (
      <div css={fieldStyle}>
        <FileField
          id="post-cover"
          label="Cover picture"
          hint={`JPEG, PNG, or WebP. Shown above the article and with shared links. At least ${formatNumber(minCoverSize.width)} × ${minCoverSize.height} pixels.`}
          optional
          accept={imageRule.accept.join(',')}
          error={image.error ?? error}
          aria-busy={image.isUploading}
          onChange={(event) => choose(event.target.files?.[0] ?? null)}
        />
        {image.isUploading && <Spinner label="Uploading the picture…" />}
      </div>
    );
  }
  return (
    <div role="group" aria-labelledby="post-cover-label" css={fieldStyle}>
      <span id="post-cover-label" css={labelStyle}>
        Cover picture
      </span>
      {url !== undefined && <img src={url} alt={alt} css={imageStyle} />}
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
        Remove cover
      </Button>
      <TextField
        id="post-coverAlt"
        label="What the cover shows"
        value={alt}
        error={altError}
        onChange={(event) => onAlt(event.target.value)}
      />
    </div>
  );
}

const fieldStyle = css(stackStyle(space[3]), {
  '& > button': { justifySelf: 'start' },
});
const imageStyle = css({ maxWidth: '100%', maxHeight: '12rem', borderRadius: radius.medium });
