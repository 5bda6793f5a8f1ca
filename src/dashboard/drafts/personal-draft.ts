import type { DraftContent, StoredDraft } from '../../../contract/drafts/schema';
import { callStaff } from '../api/staff-client';
import { decideVersion } from './decide-version';
import { Draft, type DraftSession } from './draft';
import { hasFields, listChangedFields, type Values } from './merge-fields';

type StoredVersion = DraftContent & Pick<StoredDraft, 'revision'>;

const nothing: StoredVersion = { revision: null, values: {}, base: null };

/** The stored drafts of the signed-in person, by key; the one saved last comes last. */
export async function fetchStoredDrafts(): Promise<Map<string, StoredVersion>> {
  const { drafts } = await callStaff('GET /drafts');
  return new Map(drafts.map(({ key, revision, content }) => [key, { revision, ...content }]));
}

let changeCount = 0;

/** A message or form that only its author sees. If two windows change it, the later text wins. */
export abstract class PersonalDraft extends Draft<StoredVersion> {
  /** The record that the values are changes of; null for a new one, and for a message. */
  base: unknown = null;
  /** The draft changed last has the largest number. */
  lastChange = 0;
  /** A form with its own copy of the values is on screen. */
  protected isHeld = false;

  constructor(
    protected readonly key: string,
    session: DraftSession,
    private readonly isStored: boolean,
  ) {
    super(nothing, session);
  }

  get values(): Values {
    return this.state.values;
  }

  get isEmpty(): boolean {
    return !hasFields(this.values);
  }

  override get isUnsaved(): boolean {
    return super.isUnsaved || (hasFields(this.values) && this.base !== this.state.saved.base);
  }

  override get isLostOnLeaving(): boolean {
    return this.isUnsaved && hasFields(this.values);
  }

  set(values: Partial<Values>): void {
    if (JSON.stringify(this.values) !== JSON.stringify(values)) this.change(values);
  }

  discard(): void {
    this.set({});
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
    const isOutdated = this.state.saved.revision !== known.revision;
    if (!this.isBusy && !isOutdated) this.follow(version, true);
  }

  protected change(values: Partial<Values>): void {
    this.lastChange = ++changeCount;
    this.edit(values as Values);
  }

  protected merge(version: StoredVersion): void {
    this.follow(version, false);
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

  private follow(version: StoredVersion, isRefresh: boolean): void {
    const { values, conflicts } = this.compare(version);
    const hasConflict = conflicts.length > 0;
    const decision = decideVersion({
      isRefresh,
      isNew: version.revision !== this.state.saved.revision,
      isHeld: this.isHeld,
      hasUnsaved: this.isUnsaved && hasFields(this.values),
      isDifferent: hasConflict || listChangedFields(this.values, values).length > 0,
      hasConflict,
    });
    if (decision === 'offer') this.update({ other: version.values });
    if (decision === 'keep') {
      this.continueWith({
        saved: version,
        other: hasFields(version.values) ? version.values : null,
      });
    }
    if (decision === 'take') {
      this.base = version.base;
      this.lastChange = ++changeCount;
      this.continueWith({ saved: version, values: version.values });
    }
    if (decision === 'merge') this.continueWith({ saved: version, values });
  }
}
