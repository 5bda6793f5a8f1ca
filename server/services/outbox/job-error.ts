/** Why a job was not delivered. It is stored and logged, so it has no addresses and no text of a message. */
export type JobError = {
  /** The one that reported it, such as 'smtp'. 'server' for this one, and 'obsolete' for a job that must not be sent anymore. */
  service: string;
  code?: string | number;
  /** The command that it answers. */
  step?: string;
  /** Of an HTTP response. */
  status?: number;
};

export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  readonly isFinal: boolean;

  constructor(
    readonly details: JobError,
    { isFinal }: { isFinal: boolean },
  ) {
    super(`${details.service}: ${details.code ?? details.status ?? 'failed'}`);
    this.isFinal = isFinal;
  }
}

export function parseJobError(json: string | null): JobError | null {
  return json === null ? null : (JSON.parse(json) as JobError);
}

/** Explains an error to the office. @param owner of the job */
export function formatJobError(
  error: JobError | null,
  owner: { formatError(error: JobError): string | null } | undefined,
): string {
  if (error?.code === 'ENOSPC') return 'The server’s disk is full.';
  return (
    (error && owner?.formatError(error)) ??
    `The server couldn’t send it (${error?.code ?? 'no reason given'}). Ask your technical contact.`
  );
}
