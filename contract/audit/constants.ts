/** What an entry of the audit is about; the owner filters by it. */
export const auditKinds = [
  'disclosure',
  'export',
  'account',
  'thread',
  'message',
  'template',
  'help-desk',
  'employee',
  'job',
  'post',
  'deletion',
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** What something can be done to. */
export const auditSubjectKinds = [
  'thread',
  'message',
  'account',
  'template',
  'list',
  'application',
  'help-desk',
  'employee',
  'job',
  'post',
] as const;
export type AuditSubjectKind = (typeof auditSubjectKinds)[number];

type Described = {
  kind: AuditKind;
  words: string;
  /** Stands between the words and what it was done for; a colon when left out. */
  before?: string;
};

/** Everything that is recorded of the office's doings: its kind, and what the owner reads. */
export const auditActions = {
  'reveal-dob': { kind: 'disclosure', words: 'Revealed the date of birth' },
  'reveal-medicate': { kind: 'disclosure', words: 'Revealed the Medicaid number' },
  'open-card': { kind: 'disclosure', words: 'Opened the benefit card' },
  export: { kind: 'export', words: 'Exported a list' },
  'role-owner': { kind: 'account', words: 'Gave the role Owner' },
  'role-intake': { kind: 'account', words: 'Gave the role Intake' },
  'role-observer': { kind: 'account', words: 'Gave the role Observer' },
  'role-admin': { kind: 'account', words: 'Gave the role Admin' },
  'disable-account': { kind: 'account', words: 'Disabled the account' },
  'enable-account': { kind: 'account', words: 'Enabled the account' },
  'release-account': { kind: 'account', words: 'Released the role' },
  merge: { kind: 'thread', words: 'Merged the thread into another one' },
  split: { kind: 'thread', words: 'Took the thread out of the one it was merged into' },
  assign: { kind: 'thread', words: 'Assigned the thread', before: ' to ' },
  unassign: { kind: 'thread', words: 'Took the thread from who had it' },
  'status-new': { kind: 'thread', words: 'Set the status to New' },
  'status-contacted': { kind: 'thread', words: 'Set the status to Contacted' },
  'status-qualified': { kind: 'thread', words: 'Set the status to Qualified' },
  'status-closed': { kind: 'thread', words: 'Set the status to Closed' },
  reply: { kind: 'message', words: 'Answered' },
  retry: { kind: 'message', words: 'Sent an answer again that had not arrived' },
  note: { kind: 'message', words: 'Kept a private note' },
  call: { kind: 'message', words: 'Noted a call' },
  'add-template': { kind: 'template', words: 'Added a reply template' },
  'change-template': { kind: 'template', words: 'Changed a reply template' },
  'delete-template': { kind: 'template', words: 'Deleted a reply template' },
  'review-request': { kind: 'help-desk', words: 'Marked the request as reviewed' },
  'reopen-request': { kind: 'help-desk', words: 'Let the request wait again' },
  'assign-request': { kind: 'help-desk', words: 'Assigned the request', before: ' to ' },
  'unassign-request': { kind: 'help-desk', words: 'Took the request from who had it' },
  'approve-request': { kind: 'help-desk', words: 'Approved the time off' },
  'decline-request': { kind: 'help-desk', words: 'Declined the time off' },
  'undecide-request': { kind: 'help-desk', words: 'Took the decision on the time off back' },
  'answer-request': { kind: 'help-desk', words: 'Answered the request' },
  'retry-request': { kind: 'help-desk', words: 'Sent an answer again that had not arrived' },
  'note-request': { kind: 'help-desk', words: 'Kept a private note on the request' },
  'add-file': { kind: 'help-desk', words: 'Attached a file to the request' },
  'open-file': { kind: 'help-desk', words: 'Opened the file of the request' },
  'delete-file': { kind: 'help-desk', words: 'Deleted the file of the request' },
  'add-employee': { kind: 'employee', words: 'Added the employee' },
  'change-employee': { kind: 'employee', words: 'Changed the employee' },
  'leave-employee': { kind: 'employee', words: 'Noted that the employee has left' },
  'return-employee': { kind: 'employee', words: 'Noted that the employee is back' },
  'set-employee-photo': { kind: 'employee', words: 'Set the photo of the employee' },
  'remove-employee-photo': { kind: 'employee', words: 'Removed the photo of the employee' },
  'import-employees': { kind: 'employee', words: 'Imported employees' },
  'add-job': { kind: 'job', words: 'Added the job' },
  'duplicate-job': { kind: 'job', words: 'Made the job out of another one', before: ', of ' },
  'change-job': { kind: 'job', words: 'Changed the job' },
  'open-job': { kind: 'job', words: 'Opened the job' },
  'close-job': { kind: 'job', words: 'Closed the job' },
  'open-resume': { kind: 'disclosure', words: 'Opened the résumé' },
  'stage-application': { kind: 'job', words: 'Moved the application', before: ' to ' },
  'note-application': { kind: 'job', words: 'Kept a private note on the application' },
  'add-post': { kind: 'post', words: 'Began the post' },
  'schedule-post': { kind: 'post', words: 'Scheduled the post', before: ' for ' },
  'publish-post': { kind: 'post', words: 'Published the post' },
  'unpublish-post': { kind: 'post', words: 'Took the post off the site' },
  'discard-post': { kind: 'post', words: 'Threw the draft away' },
  'restore-post': { kind: 'post', words: 'Restored the post', before: ' as of ' },
  'expire-card': { kind: 'deletion', words: 'Deleted a benefit card whose time was up' },
  'expire-resume': { kind: 'deletion', words: 'Deleted a résumé whose time was up' },
  'expire-file': { kind: 'deletion', words: 'Deleted the file of a request whose link was over' },
} as const satisfies Record<string, Described>;
/** Who did what the product does by the clock. */
export const byClock = 'The server, by itself';

export type AuditAction = keyof typeof auditActions;

/** The actions of a kind. */
export function actionsOf(kind: AuditKind): AuditAction[] {
  const all = Object.keys(auditActions) as AuditAction[];
  return all.filter((action) => auditActions[action].kind === kind);
}

/** What somebody did, in words: with what it was done for, where that is recorded. */
export function auditWords(action: string, detail: string | null): string {
  const described: Readonly<Record<string, Described | undefined>> = auditActions;
  const { words, before = ': ' }: Omit<Described, 'kind'> = described[action] ?? { words: action };
  return detail === null ? words : `${words}${before}${detail}`;
}
