import type { DraftContent, StoredDraft } from '../../../contract/drafts/schema';
import type { ChannelId, MissedCall } from '../../../contract/inbox/constants';
import { callStaff } from '../api/staff-client';
import { Draft, type DraftSession } from './draft';
import { hasFields, listChangedFields, type Values } from './merge-fields';

type StoredVersion = DraftContent & Pick<StoredDraft, 'revision'>;

const nothing: StoredVersion = { revision: null, values: {}, base: null };

/** The stored drafts of the signed-in person, by key; the one saved last comes last. */
export async function fetchStoredDrafts(): Promise<Map<string, StoredVersion>> {
  const { drafts } = await callStaff('GET /drafts');
  return new Map(drafts.map(({ key, revision, content }) => [key, { revision, ...content }]));
}

type FormInput = Partial<Pick<PersonalDraft, 'base' | 'photo' | 'error'>>;

/** What the draft of a message consists of. Undefined removes a field. */
export type MessageChange = {
  text?: string;
  recipient?: string | undefined;
  /** A call that reached nobody. */
  missed?: MissedCall | undefined;
  /** The people it was started for, if their threads were merged since and no one has confirmed the recipient. */
  originalRecipients?: string | undefined;
};

/** A message on its way. */
type PendingSend = {
  idempotencyKey: string;
  request: string;
  /** Null once it has failed; never rejects. */
  promise: Promise<{ channel: ChannelId; error?: unknown }> | null;
};

let changeCount = 0;

/** An unsent message or note, or the unsaved changes of a form. Only its author sees it. If two windows change it, the later text wins. */
export class PersonalDraft extends Draft<StoredVersion> {
  /** The record that the values are changes of; null for a new one, and for a message. */
  base: unknown = null;
  /** A photo to save with the form; null removes it. It is never stored with the draft. */
  photo: Blob | null | undefined;
  /** Why the form could not be saved. */
  error: string | undefined;
  /** The message being sent, or that failed. Sent again unchanged, it keeps its idempotency key. */
  pendingSend: PendingSend | null = null;
  /** The draft changed last has the largest number. */
  lastChange = 0;
  private isHeld = false;

  constructor(
    private readonly key: string,
    session: DraftSession,
    private readonly isStored: boolean,
  ) {
    super(nothing, session);
  }

  get values(): Values {
    return this.state.values;
  }

  get text(): string {
    return this.values['text'] ?? '';
  }

  get isEmpty(): boolean {
    return !hasFields(this.values) && this.photo === undefined;
  }

  override get isUnsaved(): boolean {
    return super.isUnsaved || (hasFields(this.values) && this.base !== this.state.saved.base);
  }

  override get isLostOnLeaving(): boolean {
    return this.photo !== undefined || (this.isUnsaved && hasFields(this.values));
  }

  set(values: Partial<Values>, { base = null, photo, error }: FormInput = {}): void {
    const isSame =
      this.base === base &&
      this.photo === photo &&
      JSON.stringify(this.values) === JSON.stringify(values);
    Object.assign(this, { base, photo, error });
    // A form sets its draft with every render, so an equal draft must not cause another render.
    if (isSame) return;
    this.lastChange = ++changeCount;
    this.edit(values as Values);
  }

  /** Changes a message. Without a text it is no draft. */
  setMessage(change: MessageChange): void {
    const fields = Object.entries({ ...this.values, ...change });
    const values = Object.fromEntries(fields.filter(([, value]) => value !== undefined));
    this.set((values['text'] ?? '') === '' ? {} : (values as Values));
  }

  setPendingSend(pendingSend: PendingSend | null): void {
    this.pendingSend = pendingSend;
  }

  discard(): void {
    this.set({});
  }

  /** Keeps the values as they are while a form with its own copy of them is on screen. Returns a function that ends it. */
  hold(): () => void {
    this.isHeld = true;
    return () => {
      this.isHeld = false;
    };
  }

  /** Uses the text of the other window, and keeps this one to go back to. */
  takeOther(): void {
    const { values, other } = this.state;
    this.continueWith({ values: other ?? values, other: hasFields(values) ? values : null });
  }

  override async save(isLeaving?: boolean): Promise<void> {
    if (this.isStored) await super.save(isLeaving);
  }

  /**
   * Receives what the server has; undefined for nothing.
   * @param known the version before the server was asked
   */
  receive(version: StoredVersion = nothing, known: StoredVersion = nothing): void {
    const { revision } = this.state.saved;
    if (this.isBusy || revision === version.revision || revision !== known.revision) return;
    if (!this.isHeld) this.merge(version);
    else if (this.hasOthersChanges(version)) this.update({ other: version.values });
  }

  protected override merge(version: StoredVersion): void {
    const isNew = version.revision !== this.state.saved.revision;
    if (this.isHeld && this.hasOthersChanges(version)) this.handleConflict(version);
    else if (isNew && !this.isHeld && (!this.isUnsaved || !hasFields(this.values))) {
      // The other window has continued what was saved, sent, or discarded here.
      this.base = version.base;
      this.lastChange = ++changeCount;
      this.continueWith({ saved: version, values: version.values });
    } else super.merge(version);
  }

  /** The text typed here stays as a whole, because a text belongs to its recipient. */
  protected handleConflict(version: StoredVersion): void {
    this.continueWith({ saved: version, other: hasFields(version.values) ? version.values : null });
  }

  protected async load(): Promise<StoredVersion> {
    return (await fetchStoredDrafts()).get(this.key) ?? nothing;
  }

  protected async send(_changes: Values, isLeaving: boolean): Promise<StoredVersion> {
    const { values, saved } = this.state;
    const content = hasFields(values) ? { values, base: this.base } : null;
    const { revision } = await callStaff('PUT /drafts', {
      body: { key: this.key, revision: saved.revision, content },
      keepalive: isLeaving,
    });
    return { ...nothing, ...content, revision };
  }

  private hasOthersChanges(version: StoredVersion): boolean {
    const { values, conflicts } = this.compare(version);
    return conflicts.length > 0 || listChangedFields(this.values, values).length > 0;
  }
}
