/** A job created in the dashboard. Dates are YYYY-MM-DD. */
export type JobTable = {
  id: string;
  /** Unique. */
  slug: string;
  title: string;
  region: string;
  city: string | null;
  county: string | null;
  /** 'FULL_TIME', 'PART_TIME', … */
  type: string | null;
  /** JSON arrays. */
  shifts: string;
  languages: string;
  benefits: string;
  /** JSON: from, to, per. */
  pay: string | null;
  description: string;
  /** MDX. */
  body: string;
  posted: string | null;
  validThrough: string | null;
  /** 'draft', 'open' or 'closed'. */
  state: string;
  /** First opened. From then on the slug can't change. */
  openedAt: string | null;
  /** In the time zone of its office. */
  closedOn: string | null;
  /** 1: demo data. */
  sample: number;
  /** Search text, normalized. */
  words: string;
  /** Title, normalized. */
  sortTitle: string;
  version: number;
  createdAt: string;
  /** Staff e-mail. */
  changedBy: string;
  changedAt: string;
};

/** One changed field, or an event such as 'added'. */
export type JobChangeTable = {
  id: string;
  postId: string;
  /** Version after the change. */
  version: number;
  at: string;
  byEmail: string;
  field: string;
  /** Null for the body, which is too long. */
  fromText: string | null;
  toText: string | null;
};
