import type { PostField, PostValues } from '../../../../contract/posts/constants';
import type { PostDetail } from '../../../../contract/posts/schema';
import { assertSameSession, isConflict, isMissing } from '../../api/errors';
import { getChangedFields } from '../../hooks/form/changed-fields';
import type { Staff } from '../../hooks/use-staff';
import { deletePost, readPost, savePost } from '../api';
import {
  applySavedPost,
  createDraftState,
  editField,
  getEdits,
  isUnsaved,
  receiveVersion,
  resolveConflict,
  restoreDiscarded,
  type DraftState,
} from './draft-state';
import { isUnanswered, omitRejected, toSaveStatus, type SaveStatus } from './save-status';

/** Milliseconds until the next save, by status. */
const saveDelays: Partial<Record<SaveStatus['is'], number>> = { unsaved: 1_500, retrying: 5_000 };

export type Session = Pick<Staff, 'user' | 'forms' | 'hasEnded'>;

/**
 * A post that saves itself. Calls run one after the other and go on after the editor is closed, until everything is saved or the
 * person signs out.
 */
export class PostDraft {
  state: DraftState;
  private readonly listeners = new Set<(state: DraftState) => void>();
  private onSaved: (post: PostDetail) => void = () => undefined;
  private queue: Promise<unknown> = Promise.resolve();
  private queueLength = 0;
  private coverUpload: Promise<string | null> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isAbandoned = false;

  constructor(
    post: PostDetail,
    private readonly session: Session,
  ) {
    this.state = createDraftState(post);
  }

  get isUnsaved(): boolean {
    return !this.isAbandoned && isUnsaved(this.state);
  }

  get isBusy(): boolean {
    return this.queueLength > 0 || this.coverUpload !== null;
  }

  readonly subscribe = (listener: (state: DraftState) => void): (() => void) => {
    listener(this.state);
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Stays in effect after the editor is closed. */
  setOnSaved(onSaved: (post: PostDetail) => void): void {
    this.onSaved = onSaved;
  }

  readonly set = (field: PostField, value: string): void => {
    if (field === 'cover') this.coverUpload = null;
    if (this.state.values[field] !== value) this.update(editField(this.state, field, value));
  };

  /** Sets the cover when its upload is done, unless another one was chosen since. */
  readonly setCoverUpload = async (upload: Promise<string | null>): Promise<void> => {
    this.coverUpload = upload;
    const src = await upload;
    if (this.coverUpload !== upload) return;
    this.coverUpload = null;
    if (src !== null) this.set('cover', src);
  };

  /** Resolves even if the save fails; the status shows the error. */
  async save(): Promise<void> {
    await this.enqueue(() => this.saveEdits()).catch(() => undefined);
  }

  /**
   * Saves, then runs an action such as publishing. Text typed during the save is kept. Throws if one of the two fails.
   * @param needsSave false: the action runs even if the server rejects the text
   */
  perform(action: (post: PostDetail) => Promise<PostDetail>, needsSave = true): Promise<void> {
    return this.enqueue(async () => {
      if (needsSave) await this.coverUpload;
      await this.saveEdits().catch((error: unknown) => {
        if (needsSave || this.state.status.is !== 'rejected') throw error;
      });
      assertSameSession(this.session);
      const { status } = this.state;
      try {
        this.applySaved(await action(this.state.post));
      } catch (error) {
        if (isConflict(error) || isMissing(error)) await this.showFailure(error);
        throw error;
      }
      if (status.is === 'rejected') this.setStatus(status);
    });
  }

  delete(): Promise<void> {
    return this.enqueue(async () => {
      try {
        await deletePost(this.state.post);
      } catch (error) {
        if (isConflict(error)) await this.showFailure(error);
        if (!isMissing(error)) throw error;
      }
      this.abandon();
    });
  }

  /** Gives up the draft: its edits are neither saved nor kept. */
  abandon(): void {
    this.isAbandoned = true;
    this.setStatus({ is: 'deleted' });
  }

  readonly resolveConflict = (keepsMine: boolean): void => {
    this.update(resolveConflict(this.state, keepsMine));
    if (keepsMine) void this.save();
  };

  readonly restoreDiscarded = (): void => this.update(restoreDiscarded(this.state));

  readonly dismissDiscarded = (): void => this.update({ ...this.state, discarded: null });

  /** Receives a fetched version of the post, which someone else may have changed. A pending call gets that version anyway. */
  receive(post: PostDetail): void {
    const { post: known, unconfirmed } = this.state;
    if (this.isAbandoned || this.queueLength > 0 || unconfirmed !== null) return;
    // A scheduled post goes live without a new version.
    const isLive = post.version === known.version && post.state !== known.state;
    if (isLive || post.version > known.version) this.update(receiveVersion(this.state, post));
  }

  private enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    this.queueLength += 1;
    const result = this.queue
      .then(() => {
        assertSameSession(this.session);
        return work();
      })
      .finally(() => {
        this.queueLength -= 1;
      });
    this.queue = result.catch(() => undefined);
    return result;
  }

  private async saveEdits(): Promise<void> {
    clearTimeout(this.timer);
    if (!this.isUnsaved) {
      // After a conflict over another action whose post could not be loaded.
      const { is } = this.state.status;
      if (is === 'retrying' || is === 'rejected') this.setStatus({ is: 'saved', at: null });
      return;
    }
    try {
      const { unconfirmed } = this.state;
      if (unconfirmed !== null) await this.confirmSent(unconfirmed);
      if (this.isUnsaved) await this.send(getEdits(this.state));
    } catch (error) {
      await this.showFailure(error);
      throw error;
    }
  }

  /** After a lost response, the server may or may not have saved what was sent. */
  private async confirmSent(sent: Partial<PostValues>): Promise<void> {
    const { post } = this.state;
    const current = await readPost(post.id);
    const missing = getChangedFields(current.values, { ...current.values, ...sent });
    const isOwnSave =
      current.version === post.version + 1 &&
      current.changedBy === this.session.user.email &&
      Object.keys(missing).length === 0;
    if (isOwnSave) return this.applySaved(current, sent);
    const next = { ...this.state, unconfirmed: null };
    this.update(isUnsaved(next) ? next : receiveVersion(next, current));
  }

  private async send(edits: Partial<PostValues>): Promise<void> {
    assertSameSession(this.session);
    try {
      this.applySaved(await savePost(this.state.post, edits, this.state.isOverwrite), edits);
    } catch (error) {
      if (isUnanswered(error)) this.update({ ...this.state, unconfirmed: edits });
      // A rejected field does not keep the others from being saved.
      const accepted = omitRejected(edits, error);
      if (accepted !== null) await this.send(accepted);
      throw error;
    }
  }

  private async showFailure(error: unknown): Promise<void> {
    if (!isConflict(error)) return this.setStatus(toSaveStatus(error));
    try {
      const current = await readPost(this.state.post.id);
      this.update(receiveVersion(this.state, current));
      this.onSaved(current);
    } catch (readError) {
      this.setStatus(toSaveStatus(readError));
    }
  }

  private applySaved(post: PostDetail, sent: Partial<PostValues> = {}): void {
    this.update(applySavedPost(this.state, post, sent));
    this.onSaved(post);
  }

  private readonly retry = (): void => void this.save();

  private setStatus(status: SaveStatus): void {
    this.update({ ...this.state, status });
  }

  private update(state: DraftState): void {
    this.state = state;
    clearTimeout(this.timer);
    const delay = saveDelays[state.status.is];
    if (delay !== undefined) this.timer = setTimeout(this.retry, delay);
    if (state.status.is === 'retrying') window.addEventListener('online', this.retry);
    else window.removeEventListener('online', this.retry);
    const { forms } = this.session;
    const name = getDraftName(state.post.id);
    // The session lists unsaved drafts, and asks before the person signs out.
    if (this.isUnsaved) {
      forms.set(name, { kind: 'post', base: state.post, values: getEdits(state) });
    } else forms.delete(name);
    for (const listener of this.listeners) listener(state);
  }
}

export const getDraftName = (id: string) => `post:${id}`;
