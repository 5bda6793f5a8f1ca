/** A daily backup has failed twice when the last verified one is older. */
export const maxBackupHours = 50;
