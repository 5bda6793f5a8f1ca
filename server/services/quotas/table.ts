declare module '../../core/db/tables' {
  interface Tables {
    dailyQuotas: DailyQuotaTable;
  }
}

/** Usage by subject and day or hour, to limit what strangers can cause (docs/decisions/010). */
export type DailyQuotaTable = {
  /** UTC, as 2026-11-20; an hour as 2026-11-20T15. */
  day: string;
  /** HMAC of whose quota it is, because no address is stored in clear. */
  subject: string;
  used: number;
};
