import Compressor from 'compressorjs';

/** Pixels. A quarter of it is still sharp, and slow phones can drag it. */
const longestSide = 2048;

/** Rejects if it is not a picture. */
export function shrinkPicture(picture: Blob): Promise<Blob> {
  return new Promise((resolve, reject) => {
    new Compressor(picture, {
      maxWidth: longestSide,
      maxHeight: longestSide,
      quality: 0.9,
      // Browsers rotate pictures themselves.
      checkOrientation: false,
      success: resolve,
      error: reject,
    });
  });
}
