/** Filters of the log by kind. */
export const auditKinds = {
  opening: 'Threads opened',
  disclosure: 'Masked data viewed',
  export: 'Exports',
  account: 'Roles and accounts',
  thread: 'Status, assignee, and tags',
  'follow-up': 'Follow-ups and snoozing',
  message: 'Replies, notes, calls',
  template: 'Reply templates',
  'help-desk': 'Help-desk requests',
  employee: 'Employees',
  job: 'Jobs and applications',
  post: 'Posts',
  deletion: 'Automatic deletions',
} as const;
export type AuditKind = keyof typeof auditKinds;

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

type ActionDescription = {
  kind: AuditKind;
  label: string;
  /** Between the label and the detail; default ': '. */
  separator?: string;
};

export const auditActions = {
  'open-thread': { kind: 'opening', label: 'Opened the thread' },
  'reveal-dob': { kind: 'disclosure', label: 'Revealed the date of birth' },
  'reveal-medicate': { kind: 'disclosure', label: 'Revealed the Medicaid number' },
  'open-card': { kind: 'disclosure', label: 'Opened the benefit card' },
  'open-attachment': { kind: 'disclosure', label: 'Opened a file of a message' },
  export: { kind: 'export', label: 'Exported a list' },
  'export-person': { kind: 'export', label: 'Exported a record for its person' },
  'role-owner': { kind: 'account', label: 'Assigned the role Owner' },
  'role-intake': { kind: 'account', label: 'Assigned the role Intake' },
  'role-observer': { kind: 'account', label: 'Assigned the role Observer' },
  'role-admin': { kind: 'account', label: 'Assigned the role Admin' },
  'change-access': { kind: 'account', label: 'Changed what the account can open' },
  'disable-account': { kind: 'account', label: 'Disabled the account' },
  'enable-account': { kind: 'account', label: 'Enabled the account' },
  'release-account': { kind: 'account', label: 'Moved the role to a new account' },
  'add-factor': { kind: 'account', label: 'Added a second step to sign-in' },
  'remove-factor': { kind: 'account', label: 'Removed a second step of sign-in' },
  'use-recovery-code': { kind: 'account', label: 'Signed in with a recovery code' },
  'renew-recovery-codes': { kind: 'account', label: 'Created new recovery codes' },
  'reset-factor': { kind: 'account', label: 'Reset two-step verification' },
  'require-factor': {
    kind: 'account',
    label: 'Required two-step verification',
    separator: ' for ',
  },
  merge: { kind: 'thread', label: 'Merged the thread into another', separator: ': into ' },
  split: { kind: 'thread', label: 'Undid the merge of the thread', separator: ': out of ' },
  distinct: {
    kind: 'thread',
    label: 'Marked the thread as a different person',
    separator: ': from ',
  },
  assign: { kind: 'thread', label: 'Assigned the thread', separator: ' to ' },
  unassign: { kind: 'thread', label: 'Unassigned the thread' },
  'add-person': { kind: 'thread', label: 'Added the person' },
  'change-person': { kind: 'thread', label: 'Changed the person’s details' },
  'status-new': { kind: 'thread', label: 'Set the status to New' },
  'status-contacted': { kind: 'thread', label: 'Set the status to Contacted' },
  'status-qualified': { kind: 'thread', label: 'Set the status to Qualified' },
  'status-closed': { kind: 'thread', label: 'Set the status to Closed' },
  tag: { kind: 'thread', label: 'Added a tag' },
  untag: { kind: 'thread', label: 'Removed a tag' },
  'change-tags': { kind: 'thread', label: 'Changed the tags of the office' },
  'snooze-thread': { kind: 'follow-up', label: 'Snoozed the thread', separator: ' until ' },
  'wake-thread': { kind: 'follow-up', label: 'Woke the thread' },
  'set-follow-up': { kind: 'follow-up', label: 'Set the follow-up', separator: ' for ' },
  'remove-follow-up': { kind: 'follow-up', label: 'Undid the follow-up' },
  'do-follow-up': { kind: 'follow-up', label: 'Did the follow-up', separator: ' of ' },
  reply: { kind: 'message', label: 'Replied' },
  retry: { kind: 'message', label: 'Resent a failed reply' },
  unsend: { kind: 'message', label: 'Undid the sending of a message' },
  'retry-deliveries': { kind: 'message', label: 'Retried failed deliveries' },
  'dismiss-deliveries': { kind: 'message', label: 'Dismissed failed deliveries' },
  note: { kind: 'message', label: 'Added a private note' },
  call: { kind: 'message', label: 'Logged a call' },
  'allow-texts': { kind: 'message', label: 'Recorded consent to texts' },
  'stop-texts': { kind: 'message', label: 'Recorded an opt-out from texts' },
  'add-template': { kind: 'template', label: 'Added a reply template' },
  'change-template': { kind: 'template', label: 'Changed a reply template' },
  'delete-template': { kind: 'template', label: 'Deleted a reply template' },
  'review-request': { kind: 'help-desk', label: 'Marked the request reviewed' },
  'reopen-request': { kind: 'help-desk', label: 'Marked the request as waiting' },
  'assign-request': { kind: 'help-desk', label: 'Assigned the request', separator: ' to ' },
  'unassign-request': { kind: 'help-desk', label: 'Unassigned the request' },
  'approve-request': { kind: 'help-desk', label: 'Approved the time off' },
  'decline-request': { kind: 'help-desk', label: 'Declined the time off' },
  'undecide-request': { kind: 'help-desk', label: 'Undid the time-off decision' },
  'answer-request': { kind: 'help-desk', label: 'Replied to the request' },
  'retry-request': { kind: 'help-desk', label: 'Resent a failed reply' },
  'note-request': { kind: 'help-desk', label: 'Added a private note to the request' },
  'identify-request': { kind: 'help-desk', label: 'Confirmed who sent the request' },
  'add-file': { kind: 'help-desk', label: 'Attached a file to the request' },
  'open-file': { kind: 'help-desk', label: 'Opened the request’s file' },
  'delete-file': { kind: 'help-desk', label: 'Deleted the request’s file' },
  'add-employee': { kind: 'employee', label: 'Added the employee' },
  'change-employee': { kind: 'employee', label: 'Changed the employee' },
  'leave-employee': { kind: 'employee', label: 'Set the employee’s last day' },
  'return-employee': { kind: 'employee', label: 'Removed the employee’s last day' },
  'set-employee-photo': { kind: 'employee', label: 'Changed the employee’s photo' },
  'remove-employee-photo': { kind: 'employee', label: 'Removed the employee’s photo' },
  'import-employees': { kind: 'employee', label: 'Imported employees' },
  'undo-import': { kind: 'employee', label: 'Undid the last import of employees' },
  'add-job': { kind: 'job', label: 'Added the job' },
  'duplicate-job': { kind: 'job', label: 'Duplicated the job', separator: ' from ' },
  'change-job': { kind: 'job', label: 'Changed the job' },
  'open-job': { kind: 'job', label: 'Published the job' },
  'close-job': { kind: 'job', label: 'Closed the job' },
  'open-resume': { kind: 'disclosure', label: 'Opened the résumé' },
  'stage-application': { kind: 'job', label: 'Moved the application', separator: ' to ' },
  'note-application': { kind: 'job', label: 'Added a private note to the application' },
  'add-post': { kind: 'post', label: 'Created the post' },
  'schedule-post': { kind: 'post', label: 'Scheduled the post', separator: ' for ' },
  'publish-post': { kind: 'post', label: 'Published the post' },
  'unpublish-post': { kind: 'post', label: 'Unpublished the post' },
  'discard-post': { kind: 'post', label: 'Deleted the draft' },
  'restore-post': { kind: 'post', label: 'Restored the post', separator: ' to the version of ' },
  'expire-card': {
    kind: 'deletion',
    label: 'Deleted a file of a message after its retention period',
  },
  'expire-resume': { kind: 'deletion', label: 'Deleted a résumé after its retention period' },
  'expire-record': { kind: 'deletion', label: 'Deleted a record after its retention period' },
  'erase-person': { kind: 'deletion', label: 'Erased a record at the request of its person' },
  'expire-file': { kind: 'deletion', label: 'Deleted a request’s file after its link expired' },
} as const satisfies Record<string, ActionDescription>;
export const automaticActor = 'Automatic';

export type AuditAction = keyof typeof auditActions;

/** Their detail is stored as the id of the other thread, and shown as its name. */
export const actionsOnTwoThreads: readonly string[] = ['merge', 'split', 'distinct'];

export function getAuditActions(kind: AuditKind): AuditAction[] {
  const all = Object.keys(auditActions) as AuditAction[];
  return all.filter((action) => auditActions[action].kind === kind);
}

/** 'Assigned the thread to Ira Intake', or the id of an unknown action. */
export function formatAuditAction(action: string, detail: string | null): string {
  const descriptions: Readonly<Record<string, ActionDescription | undefined>> = auditActions;
  const { label, separator = ': ' } = descriptions[action] ?? { label: action };
  return detail === null ? label : `${label}${separator}${detail}`;
}
