import { useEffect, useRef, useState } from 'react';
import { css } from '@emotion/react';
import Cropper, { type Area } from 'react-easy-crop';
import { color } from '../../theme/color';
import { radius } from '../../theme/shape';
import { space } from '../../theme/space';
import { Button } from '../buttons/button';
import { buttonRowStyle } from '../buttons/button-row.styles';
import { Spinner } from '../loading/spinner';
import { cutSquare } from './crop-square';
import { useShrunk } from './use-resized-image';

type CropPhotoProps = {
  /** The file that was chosen, as large as the camera made it. */
  picture: Blob;
  /** The picture cannot be read. */
  onBroken: () => void;
  onCancel: () => void;
  /** What the button says. */
  action: string;
  /** Gives back when it has been sent, or not. */
  onSave: (square: Blob) => Promise<void>;
  /** How to cut the part that is shown now: for what else than its own button saves it. */
  onShown?: (cut: () => Promise<Blob>) => void;
};

/** Chooses the part of a picture that is shown, once it has been made small enough to be moved on a slow phone. */
export function CropPhoto({ picture, ...rest }: CropPhotoProps) {
  const address = useShrunk(picture, rest.onBroken);
  return address === null ? (
    <Spinner label="Opening the picture" />
  ) : (
    <Cut key={address} address={address} {...rest} />
  );
}

type CutProps = Omit<CropPhotoProps, 'picture'> & { address: string };

/** The picture, dragged, pinched, by the arrow keys and by the slider. */
function Cut({ address, action, onBroken, onCancel, onSave, onShown }: CutProps) {
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const [busy, setBusy] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  // It comes some time after the file was chosen, at a window's edge or below it.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const save = async () => {
    if (!area || busy) return;
    setBusy(true);
    try {
      await onSave(await cutSquare(address, area));
    } catch {
      onBroken();
    }
    setBusy(false);
  };

  return (
    <div ref={box} css={{ display: 'grid', gap: space[3] }}>
      <div css={stageStyle}>
        <Cropper
          image={address}
          crop={place}
          zoom={zoom}
          aspect={1}
          cropShape="round"
          showGrid={false}
          keyboardStep={8}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropComplete={(_share, pixels) => {
            setArea(pixels);
            onShown?.(() => cutSquare(address, pixels));
          }}
          mediaProps={{ alt: '', onError: onBroken }}
          cropperProps={{
            role: 'group',
            'aria-label': 'The part that is shown: move it with the arrow keys',
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
          css={{ accentColor: color.teal, minHeight: '2.75rem' }}
        />
      </label>
      <div css={buttonRowStyle}>
        <Button busy={busy} onClick={() => void save()}>
          {action}
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
  // In a low window its slider and buttons have room beside it.
  height: 'clamp(8rem, 30dvh, 16rem)',
  overflow: 'hidden',
  borderRadius: radius.medium,
  background: color.sunken,
  '[data-testid="cropper"]:focus-visible': {
    outline: `3px solid ${color.focus}`,
    outlineOffset: -3,
  },
});
