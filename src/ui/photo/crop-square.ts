/** Pixels. */
const size = 512;

type Area = { x: number; y: number; width: number; height: number };

/** Returns a JPEG. Rejects if the browser can't draw it. */
export async function cropSquare(address: string, { x, y, width, height }: Area): Promise<Blob> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const drawing = canvas.getContext('2d');
  if (!drawing) throw new Error('This browser cannot draw');
  // JPEG has no transparency; it would turn black.
  drawing.fillStyle = '#fff';
  drawing.fillRect(0, 0, size, size);
  drawing.drawImage(image, x, y, width, height, 0, 0, size, size);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made'))),
      'image/jpeg',
      0.9,
    );
  });
}
