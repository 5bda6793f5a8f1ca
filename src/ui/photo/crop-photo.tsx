import { useEffect, useRef, useState } from 'react';
import { css } from '@emotion/react';
import Cropper, { type Area } from 'react-easy-crop';
import { color, space, radius } from '../../theme/tokens';
import { Button } from '../buttons/button';
import { buttonRowStyle } from '../buttons/button-row.styles';
import { Spinner } from '../loading/spinner';
import { cropSquare, useResizedImage } from './image-processing';

type CropPhotoProps = {
  picture: Blob;
  /** @param reason why the picture is rejected; without one it can't be opened */
  onUnreadable: (reason?: string) => void;
  onCancel: () => void;
  /** Label of the button. */
  saveLabel: string;
  onSave: (square: Blob) => Promise<void>;
  /** Called with a function that crops the visible part. */
  onCropChange?: (crop: () => Promise<Blob>) => void;
};

export function CropPhoto({ picture, ...rest }: CropPhotoProps) {
  const url = useResizedImage(picture, rest.onUnreadable);
  return url === null ? (
    <Spinner label="Opening picture…" />
  ) : (
    <ImageCropper key={url} url={url} {...rest} />
  );
}

type ImageCropperProps = Omit<CropPhotoProps, 'picture'> & { url: string };

function ImageCropper({
  url,
  saveLabel,
  onUnreadable,
  onCancel,
  onSave,
  onCropChange,
}: ImageCropperProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const [isSaving, setSaving] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  // The cropper appears after the file was chosen, possibly off screen.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const save = async () => {
    if (!area || isSaving) return;
    setSaving(true);
    try {
      await onSave(await cropSquare(url, area));
    } catch {
      onUnreadable();
    }
    setSaving(false);
  };

  return (
    <div ref={box} css={{ display: 'grid', gap: space[3] }}>
      <div css={stageStyle}>
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          aspect={1}
          cropShape="round"
          showGrid={false}
          keyboardStep={8}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_share, pixels) => {
            setArea(pixels);
            onCropChange?.(() => cropSquare(url, pixels));
          }}
          mediaProps={{ alt: '', onError: () => onUnreadable() }}
          cropperProps={{
            role: 'group',
            'aria-label': 'Visible area: use the arrow keys to move it',
          }}
        />
      </div>
      <label css={{ display: 'grid', gap: space[1], fontWeight: 700 }}>
        Zoom
        <input
          type="range"
          min={1}
          max={3}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
          css={{ accentColor: color.primary, minHeight: '2.75rem' }}
        />
      </label>
      <div css={buttonRowStyle}>
        <Button isPending={isSaving} onClick={() => void save()}>
          {saveLabel}
        </Button>
        <Button tone="outline" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

const stageStyle = css({
  position: 'relative',
  // Leaves room for the slider and buttons in low windows.
  height: 'clamp(8rem, 30dvh, 16rem)',
  overflow: 'hidden',
  borderRadius: radius.medium,
  background: color.surfaceSunken,
  '[data-testid="cropper"]:focus-visible': {
    outline: `3px solid ${color.focus}`,
    outlineOffset: -3,
  },
});
