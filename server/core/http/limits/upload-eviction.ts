export type PendingUpload = {
  /** In milliseconds. */
  age: number;
  bytes: number;
  contentLength: number | null;
  maxBytes: number;
};

/** 4 kB/s over 2G, less some pauses; not measured during the first seconds, in which a connection may pause. */
export const minUploadSpeed = { grace: 10_000, bytesPerSecond: 3_000 };

const slowPhoneBytesPerSecond = 4_000;
const maxPause = 30_000;

/** In milliseconds: 512 kB of text fields may take 161 s. */
export function getMaxUploadTime(maxBytes: number): number {
  return Math.ceil((maxBytes / slowPhoneBytesPerSecond) * 1_000) + maxPause;
}

/** Picks the slowest upload that is too slow or too large, and of equally slow ones the oldest. Null if all are fine. */
export function pickEvicted<Upload extends PendingUpload>(
  uploads: readonly Upload[],
  { grace, bytesPerSecond } = minUploadSpeed,
): Upload | null {
  const getSpeed = ({ bytes, age }: PendingUpload) => (bytes / Math.max(age, 1)) * 1_000;
  const isFine = (upload: Upload) =>
    Math.max(upload.bytes, upload.contentLength ?? 0) <= upload.maxBytes &&
    (upload.age < grace || getSpeed(upload) >= bytesPerSecond);
  const [slowest] = uploads
    .filter((upload) => !isFine(upload))
    .sort((one, other) => getSpeed(one) - getSpeed(other) || other.age - one.age);
  return slowest ?? null;
}
