/** A job that the office has made. Days are YYYY-MM-DD. */
export type JobPostTable = {
  id: string;
  /** Of its page, and nobody else's. */
  slug: string;
  title: string;
  region: string;
  city: string | null;
  county: string | null;
  /** FULL_TIME … */
  type: string | null;
  /** JSON lists. */
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
  /** When it was open first: from then on its address stays. */
  opened_at: string | null;
  /** The day on which it was closed, at its office. */
  closed_on: string | null;
  /** 1: an invented example. */
  sample: number;
  /** What it is found by, and what the list is in order of, folded. */
  words: string;
  sort_title: string;
  version: number;
  created_at: string;
  /** The staff member's e-mail. */
  changed_by: string;
  changed_at: string;
};

/** One change of a job: a field's, or that it was made. */
export type JobPostChangeTable = {
  id: string;
  post_id: string;
  /** The version that came of it. */
  version: number;
  at: string;
  by_email: string;
  field: string;
  /** Not of the text: a history is not for reading it twice. */
  from_text: string | null;
  to_text: string | null;
};
