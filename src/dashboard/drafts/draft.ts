import PQueue from 'p-queue';
import { assertSameSession, isConflict } from '../api/errors';
import { hasFields, listChangedFields, mergeFields, pickFields, type Values } from './merge-fields';
import { omitRejected, toSaveStatus, type SaveStatus } from './save-status';

/** Milliseconds from the last key to the save. */
const saveDelay = 1_000;
const retryDelay = 5_000;

export type Version = { readonly values: Values };

export type DraftState<Saved extends Version> = {
  readonly saved: Saved;
  readonly values: Saved['values'];
  readonly status: SaveStatus<Saved>;
  /** The fields that another version has replaced. They can be used instead. */
  readonly other: Values | null;
};

export type DraftSession = {
  hasEnded: () => boolean;
  onChange: () => void;
};

/**
 * Input that saves itself. Calls run one after the other and go on after the screen is closed, until everything is saved or the
 * person signs out.
 */
export abstract class Draft<Saved extends Version = Version> {
  state: DraftState<Saved>;
  /** A description belongs to its picture. */
  protected readonly linkedFields: Values = {};
  private readonly queue = new PQueue({ concurrency: 1 });
  /** Changes that were sent, until their response arrives. */
  private unconfirmed: Values = {};
  private timer: ReturnType<typeof setTimeout> | undefined;
  protected isStopped = false;

  constructor(
    version: Saved,
    protected readonly session: DraftSession,
  ) {
    this.state = {
      saved: version,
      values: version.values,
      status: { is: 'saved', at: null },
      other: null,
    };
  }

  protected abstract load(): Promise<Saved>;

  /**
   * Saves the changes of the latest version. Throws a conflict if it is not the latest any more.
   * @param isLeaving the page may be closed before the response arrives
   */
  protected abstract send(changes: Values, isLeaving: boolean): Promise<Saved>;

  /** Receives a version that someone else, or another window, has saved. */
  protected abstract merge(version: Saved): void;

  /** Another version has replaced the latest one. */
  protected onVersion(_version: Saved): void {}

  get isUnsaved(): boolean {
    const isUnconfirmed = this.state.status.is === 'retrying' && hasFields(this.unconfirmed);
    return !this.isStopped && (isUnconfirmed || this.listChanges().length > 0);
  }

  /** True if leaving the page would lose something. */
  get isLostOnLeaving(): boolean {
    return this.isUnsaved;
  }

  get isBusy(): boolean {
    return this.queue.size + this.queue.pending > 0;
  }

  /** Resolves even if the save fails; the status shows the error. */
  async save(isLeaving = false): Promise<void> {
    const { is } = this.state.status;
    if (is !== 'unsaved' && is !== 'retrying') return;
    await this.enqueue(() => this.saveChanges(isLeaving)).catch(() => undefined);
  }

  dismissOther(): void {
    this.update({ other: null });
  }

  /** Gives up what is not saved. */
  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  protected edit(values: Saved['values']): void {
    if (this.state.status.is === 'retrying') this.update({ values });
    else this.continueWith({ values });
  }

  protected enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.queue.add(() => {
      assertSameSession(this.session);
      return work();
    });
  }

  protected async saveChanges(isLeaving = false): Promise<void> {
    clearTimeout(this.timer);
    try {
      // The last save may have arrived without a response.
      if (this.state.status.is === 'retrying') await this.reload();
      if (this.isUnsaved) {
        await this.sendChanges(pickFields(this.state.values, this.listChanges()), isLeaving);
      }
    } catch (error) {
      await this.showFailure(error);
      throw error;
    }
    if (!this.isUnsaved && this.state.status.is === 'rejected') this.continueWith({});
  }

  protected async showFailure(error: unknown): Promise<void> {
    try {
      if (!isConflict(error)) throw error;
      await this.reload();
    } catch (reason) {
      this.update({ status: toSaveStatus(reason) });
    }
  }

  /** Continues from a saved version. Text typed since `sent` was sent stays. */
  protected applySaved(version: Saved, sent: Values = {}): void {
    const base: Saved['values'] = { ...this.state.saved.values, ...sent };
    const { values } = mergeFields(base, this.state.values, version.values);
    this.continueWith({ saved: version, values }, new Date());
    this.onVersion(version);
  }

  /** The values that join those here with a version, and the fields that both changed differently. */
  protected compare(version: Saved): { values: Saved['values']; conflicts: string[] } {
    const { saved: known, values } = this.state;
    const withUnconfirmed = { ...version.values, ...this.unconfirmed };
    const hasArrived = listChangedFields(version.values, withUnconfirmed).length === 0;
    const base: Saved['values'] = { ...known.values, ...(hasArrived && this.unconfirmed) };
    return mergeFields(base, values, version.values, this.linkedFields);
  }

  /** @param savedAt null if nothing was saved just now */
  protected continueWith(change: Partial<DraftState<Saved>>, savedAt: Date | null = null): void {
    this.state = { ...this.state, ...change };
    if (change.saved) this.unconfirmed = {};
    this.update({ status: this.isUnsaved ? { is: 'unsaved' } : { is: 'saved', at: savedAt } });
  }

  protected update(change: Partial<DraftState<Saved>>): void {
    this.state = { ...this.state, ...change };
    const { is } = this.state.status;
    clearTimeout(this.timer);
    if (is === 'unsaved') this.schedule(saveDelay);
    if (is === 'retrying') this.schedule(retryDelay);
    this.session.onChange();
  }

  private listChanges(): string[] {
    return listChangedFields(this.state.saved.values, this.state.values);
  }

  private async sendChanges(changes: Values, isLeaving: boolean): Promise<void> {
    assertSameSession(this.session);
    this.unconfirmed = changes;
    try {
      this.applySaved(await this.send(changes, isLeaving), changes);
    } catch (error) {
      // A rejected field does not keep the others from being saved.
      const accepted = omitRejected(changes, error);
      if (accepted !== null) await this.sendChanges(accepted, isLeaving);
      throw error;
    }
  }

  private async reload(): Promise<void> {
    const version = await this.load();
    this.merge(version);
    this.onVersion(version);
  }

  private schedule(delay: number): void {
    if (!this.isStopped) this.timer = setTimeout(() => void this.save(), delay);
  }
}
