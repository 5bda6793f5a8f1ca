import Compressor from 'compressorjs';

/** The longest side while a picture is cut, in pixels: enough for a part of a quarter of it, and a slow phone can still drag it. */
const longestSide = 2048;

/** A picture as a camera made it, no larger than one can be cut from; a small one stays as it is. Rejects what is no picture. */
export function shrinkPicture(picture: Blob): Promise<Blob> {
  return new Promise((resolve, reject) => {
    new Compressor(picture, {
      maxWidth: longestSide,
      maxHeight: longestSide,
      quality: 0.9,
      // The browsers turn a picture as its camera was held.
      checkOrientation: false,
      success: resolve,
      error: reject,
    });
  });
}
