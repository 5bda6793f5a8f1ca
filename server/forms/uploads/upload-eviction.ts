/** A form that is on its way, as far as it matters when places are short. */
export type PendingUpload = {
  /** Milliseconds since it began. */
  age: number;
  /** What has come of it. */
  bytes: number;
  /** What it says it will have; null: it does not say. */
  stated: number | null;
  /** The most that a good one has. */
  most: number;
};

/**
 * How long a form is not judged: a line may stand still for some seconds. In milliseconds.
 * The least that a phone brings in a second on average: 4 kB over 2G, less some standstill.
 */
export const minUploadSpeed = { grace: 10_000, bytesPerSecond: 3_000 };

/** The speed of a phone over 2G, in bytes a second, by which the longest time of a form is measured. */
const slowPhone = 4_000;
/** What a form may stand still on its way, in milliseconds. */
const standstill = 30_000;

/** How long a form may be on its way that has at most so many bytes, in milliseconds: 512 kB of texts have 161 s. */
export function getMaxUploadTime(most: number): number {
  return Math.ceil((most / slowPhone) * 1_000) + standstill;
}

/**
 * The form that is ended so that another can come: the slowest of those that are slower than a phone, or larger than a good
 * form; of equally slow ones the oldest. Null when all are as they should be.
 */
export function pickEvicted<Form extends PendingUpload>(
  forms: readonly Form[],
  { grace, bytesPerSecond } = minUploadSpeed,
): Form | null {
  const speed = ({ bytes, age }: PendingUpload) => (bytes / Math.max(age, 1)) * 1_000;
  const isGood = (form: Form) =>
    Math.max(form.bytes, form.stated ?? 0) <= form.most &&
    (form.age < grace || speed(form) >= bytesPerSecond);
  const [slowest] = forms
    .filter((form) => !isGood(form))
    .sort((one, other) => speed(one) - speed(other) || other.age - one.age);
  return slowest ?? null;
}
