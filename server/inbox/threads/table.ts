/** One person who has written to the agency (product.md "Dashboard screens"): same phone number, same name. */
export type ThreadTable = {
  /** UUID; the `userId` of the chats. */
  id: string;
  /** What makes two messages one person's: see personKey. Unique. */
  person_key: string;
  first_name: string;
  last_name: string;
  /** The address that its first message gave, or null; later ones stay with their messages. */
  email: string | null;
  /** Ten digits. */
  contact: string;
  region: string;
  created_at: string;
  /** Time of the newest message; the list's order. */
  active_at: string;
  status: string;
  /** E-mail of the staff member who has it; null: nobody. */
  assignee: string | null;
  /** Grows with each change of status or assignee. */
  version: number;
  /** Who made the last such change; null: the person, by writing. */
  changed_by: string | null;
  /** Another one after each change of what the office sees of the thread: see touchThread. */
  revision: string;
  /** The thread that shows its messages since the two were merged; null: it stands for itself. */
  merged_into: string | null;
  /** JSON of what that merge found and changed in the other thread, for undoing it: see MergeMemory. Null when it is not known. */
  merge_memory: string | null;
};
