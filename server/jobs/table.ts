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
  valid_through: string | null;
  /** 'draft', 'open' or 'closed'. */
  state: string;
  /** First opened. From then on the slug can't change. */
  opened_at: string | null;
  /** In the time zone of its office. */
  closed_on: string | null;
  /** 1: demo data. */
  sample: number;
  /** Search text, normalized. */
  words: string;
  /** Title, normalized. */
  sort_title: string;
  version: number;
  created_at: string;
  /** Staff e-mail. */
  changed_by: string;
  changed_at: string;
};

/** One changed field, or an event such as 'added'. */
export type JobChangeTable = {
  id: string;
  post_id: string;
  /** Version after the change. */
  version: number;
  at: string;
  by_email: string;
  field: string;
  /** Null for the body, which is too long. */
  from_text: string | null;
  to_text: string | null;
};
