/** How much of something has been used in a day or an hour, by whom: bounds what strangers can cost (docs/decisions/010). */
export type DailyQuotaTable = {
  /** UTC, as 2026-11-20; an hour as 2026-11-20T15. */
  day: string;
  /** Keyed hash of whose quota it is: no address is kept in clear. */
  subject: string;
  used: number;
};
