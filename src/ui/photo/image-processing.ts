import { useEffect, useRef, useState } from 'react';
import Compressor from 'compressorjs';
import { checkPhotoSize } from '../../../contract/shared/photos';
import { useObjectUrl } from '../../browser/hooks/use-object-url';

class PhotoSizeError extends Error {}

/** Pixels. A quarter of it is still sharp, and slow phones can drag it. */
const maxSide = 2048;

/** Rejects if it is not a picture, or with a PhotoSizeError. */
async function resizeImage(picture: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(picture);
  const sizeIssue = checkPhotoSize(bitmap);
  bitmap.close();
  if (sizeIssue !== null) throw new PhotoSizeError(sizeIssue);
  return new Promise((resolve, reject) => {
    new Compressor(picture, {
      maxWidth: maxSide,
      maxHeight: maxSide,
      quality: 0.9,
      // Browsers rotate pictures themselves.
      checkOrientation: false,
      success: resolve,
      error: reject,
    });
  });
}

/**
 * The URL of the resized picture, or null while it is processed.
 * @param onUnreadable gets the reason if the picture is too small
 */
export function useResizedImage(
  picture: Blob,
  onUnreadable: (reason?: string) => void,
): string | null {
  const [resized, setResized] = useState<{ picture: Blob; image: Blob } | null>(null);
  const latestOnUnreadable = useRef(onUnreadable);
  useEffect(() => {
    latestOnUnreadable.current = onUnreadable;
  });
  useEffect(() => {
    let isCurrent = true;
    void resizeImage(picture).then(
      (image) => {
        if (isCurrent) setResized({ picture, image });
      },
      (error: unknown) => {
        if (!isCurrent) return;
        latestOnUnreadable.current(error instanceof PhotoSizeError ? error.message : undefined);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [picture]);
  return useObjectUrl(resized?.picture === picture ? resized.image : null);
}

/** Pixels. */
const squareSize = 512;

type Area = { x: number; y: number; width: number; height: number };

/** Returns a JPEG. Rejects if the browser can't draw it. */
export async function cropSquare(url: string, { x, y, width, height }: Area): Promise<Blob> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = squareSize;
  canvas.height = squareSize;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw');
  // JPEG has no transparency; it would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, squareSize, squareSize);
  context.drawImage(image, x, y, width, height, 0, 0, squareSize, squareSize);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made'))),
      'image/jpeg',
      0.9,
    );
  });
}
