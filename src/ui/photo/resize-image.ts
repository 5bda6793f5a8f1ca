import Compressor from 'compressorjs';

/** Pixels. A quarter of it is still sharp, and slow phones can drag it. */
const maxSide = 2048;

/** Rejects if it is not a picture. */
export function resizeImage(picture: Blob): Promise<Blob> {
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
