import { postFields, type PostField, type PostValues } from '../../../../contract/posts/constants';
import type { PostDetail } from '../../../../contract/posts/schema';
import { assertSameSession } from '../../api/errors';
import { getChangedFields } from '../../components/form/changed-fields';
import type { FormDraft } from '../../hooks/session/use-staff';
import { deletePost, readPost, savePost } from '../api';
import {
  hasFieldErrors,
  isConflict,
  isMissing,
  isRejected,
  isUnanswered,
  toSaveStatus,
  type SaveStatus,
} from './save-status';

const autosaveDelay = 1_500;
const retryDelay = 5_000;

export type Session = {
  email: string | null;
  formDrafts: Map<string, FormDraft>;
  hasEnded: () => boolean;
};

export type DraftState = {
  /** As the server has it. */
  readonly post: PostDetail;
  readonly values: PostValues;
  readonly status: SaveStatus;
  /** Edits that were given up for another version of the post. They can be restored. */
  readonly discarded: Partial<PostValues> | null;
};

/**
 * A post that saves itself. Calls run one after the other and go on after the editor is closed, until everything is saved or the
 * person signs out.
 */
export class PostDraft {
  state: DraftState;
  isDeleted = false;
  private readonly session: Session;
  private readonly listeners = new Set<(state: DraftState) => void>();
  private onSaved: (post: PostDetail) => void = () => undefined;
  private queue: Promise<unknown> = Promise.resolve();
  private queued = 0;
  private upload: Promise<void> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Edits that were sent without a response. */
  private unanswered: Partial<PostValues> | null = null;
  /** The next save replaces someone else's version, which the server then keeps in the history. */
  private isOverwriting = false;

  constructor(post: PostDetail, session: Session) {
    this.session = session;
    this.state = { post, values: post.values, status: { is: 'saved', at: null }, discarded: null };
  }

  get isUnsaved(): boolean {
    return this.unanswered !== null || !isEmpty(this.edits);
  }

  get isBusy(): boolean {
    return this.queued > 0 || this.upload !== null;
  }

  private get edits(): Partial<PostValues> {
    return getChangedFields(this.state.post.values, this.state.values);
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
    if (field === 'cover') this.upload = null;
    const { values, status } = this.state;
    if (values[field] === value) return;
    this.update({ values: { ...values, [field]: value } });
    if (status.is === 'conflict' || status.is === 'deleted') return;
    if (this.isUnsaved) this.scheduleAutosave();
    else this.update({ status: { is: 'saved', at: null } });
  };

  /** Sets the cover when its upload is done, unless another one was chosen since. */
  readonly setCoverUpload = (cover: Promise<string>): void => {
    const upload = cover.then(
      (src) => {
        if (this.upload === upload) this.set('cover', src);
      },
      () => {
        if (this.upload === upload) this.upload = null;
      },
    );
    this.upload = upload;
  };

  /** Resolves whether it succeeded or not; the status tells. */
  async save(): Promise<void> {
    await this.enqueue(() => this.saveEdits()).catch(() => undefined);
  }

  /**
   * Saves, then runs an action such as publishing. Text typed meanwhile is kept. Throws what kept it from being saved or done.
   * @param needsSave false: the action runs even if the server rejects the text
   */
  perform(action: (post: PostDetail) => Promise<PostDetail>, needsSave = true): Promise<void> {
    return this.enqueue(async () => {
      if (needsSave) await this.upload;
      await this.saveEdits().catch((error: unknown) => {
        if (needsSave || !isRejected(error)) throw error;
      });
      assertSameSession(this.session);
      const { status } = this.state;
      try {
        this.adopt(await action(this.state.post));
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
        if (!isMissing(error)) {
          if (isConflict(error)) await this.showFailure(error);
          throw error;
        }
      }
      this.abandon();
    });
  }

  /** Gives up the draft: nothing is saved or kept any more. */
  abandon(): void {
    this.isDeleted = true;
    this.setStatus({ is: 'deleted' });
  }

  readonly resolveConflict = (keepsMine: boolean): void => {
    const { status, discarded } = this.state;
    if (status.is !== 'conflict') return;
    const { edits } = this;
    const post = status.current;
    this.unanswered = null;
    if (keepsMine) {
      this.isOverwriting = true;
      this.update({
        post,
        values: { ...post.values, ...edits },
        status: { is: 'unsaved' },
      });
      void this.save();
    } else {
      this.update({ post, values: post.values, discarded: { ...discarded, ...edits } });
      this.setStatus({ is: 'saved', at: null });
    }
  };

  readonly restoreDiscarded = (): void => {
    const { values, discarded } = this.state;
    this.isOverwriting = true;
    this.update({ values: { ...values, ...discarded }, discarded: null });
    this.scheduleAutosave();
  };

  readonly dismissDiscarded = (): void => this.update({ discarded: null });

  /** Takes the post as it was fetched: someone else may have changed it. */
  receive(post: PostDetail): void {
    const { version, state } = this.state.post;
    if (post.version < version || (post.version === version && post.state === state)) return;
    void this.enqueue(async () => {
      const known = this.state.post;
      if (this.isDeleted || post.id !== known.id) return;
      // A scheduled post goes live without a new version.
      if (post.version === known.version) this.update({ post });
      if (post.version > known.version && this.unanswered === null) this.receiveNewer(post);
    }).catch(() => undefined);
  }

  private enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    this.queued += 1;
    const result = this.queue
      .then(() => {
        assertSameSession(this.session);
        return work();
      })
      .finally(() => {
        this.queued -= 1;
      });
    this.queue = result.catch(() => undefined);
    return result;
  }

  private async saveEdits(): Promise<void> {
    clearTimeout(this.timer);
    if (this.isDeleted) return;
    try {
      if (this.unanswered !== null) await this.findUnanswered(this.unanswered);
      const { edits } = this;
      if (!isEmpty(edits)) await this.sendAccepted(edits);
      else if (this.state.status.is !== 'saved' && this.state.status.is !== 'conflict') {
        this.setStatus({ is: 'saved', at: null });
      }
    } catch (error) {
      await this.showFailure(error);
      throw error;
    }
  }

  /** After a lost response, the server may or may not have saved what was sent. */
  private async findUnanswered(sent: Partial<PostValues>): Promise<void> {
    const { post } = this.state;
    const current = await readPost(post.id);
    const isOwnSave =
      current.version === post.version + 1 &&
      current.changedBy === this.session.email &&
      isEmpty(getChangedFields(current.values, { ...current.values, ...sent }));
    this.unanswered = null;
    if (isOwnSave) this.adopt(current, sent);
    else if (!this.isUnsaved) this.receiveNewer(current);
  }

  /** One rejected field does not keep the others from being saved. */
  private async sendAccepted(edits: Partial<PostValues>): Promise<void> {
    try {
      await this.send(edits);
    } catch (error) {
      if (!hasFieldErrors(error)) throw error;
      const accepted = Object.entries(edits).filter(([field]) => !(field in error.fields));
      if (accepted.length > 0) await this.send(Object.fromEntries(accepted));
      throw error;
    }
  }

  private async send(edits: Partial<PostValues>): Promise<void> {
    assertSameSession(this.session);
    const isOverwrite = this.isOverwriting;
    try {
      const saved = await savePost(this.state.post, edits, isOverwrite);
      if (isOverwrite) this.isOverwriting = false;
      this.adopt(saved, edits);
    } catch (error) {
      if (isUnanswered(error)) this.unanswered = edits;
      throw error;
    }
  }

  private async showFailure(error: unknown): Promise<void> {
    if (!isConflict(error)) return this.setStatus(toSaveStatus(error));
    try {
      const current = await readPost(this.state.post.id);
      this.receiveNewer(current);
      this.onSaved(current);
    } catch (readError) {
      this.setStatus(toSaveStatus(readError));
    }
  }

  private receiveNewer(current: PostDetail): void {
    if (!this.isUnsaved) {
      this.update({ post: current, values: current.values });
      this.setStatus({ is: 'saved', at: null });
    } else if (current.version > this.state.post.version) {
      this.setStatus({ is: 'conflict', current });
    } else this.update({ post: current });
  }

  /** Continues from a saved post; text typed since stays. */
  private adopt(post: PostDetail, sent: Partial<PostValues> = {}): void {
    this.update({ post, values: mergeEdits(this.state, post.values, sent) });
    this.setStatus({ is: 'saved', at: new Date() });
    if (this.isUnsaved) this.scheduleAutosave();
    this.onSaved(post);
  }

  private scheduleAutosave(): void {
    this.setStatus({ is: 'unsaved' });
    this.schedule(autosaveDelay);
  }

  private setStatus(status: SaveStatus): void {
    clearTimeout(this.timer);
    this.update({ status });
    if (status.is !== 'retrying') return;
    this.schedule(retryDelay);
    window.addEventListener('online', this.retry, { once: true });
  }

  private readonly retry = () => {
    if (this.state.status.is === 'retrying') void this.save();
  };

  private schedule(delay: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.save(), delay);
  }

  private update(changes: Partial<DraftState>): void {
    this.state = { ...this.state, ...changes };
    const { post } = this.state;
    const { formDrafts } = this.session;
    // The session lists what is unsaved, and asks before the person signs out.
    if (this.isUnsaved && !this.isDeleted) {
      formDrafts.set(getDraftName(post.id), { kind: 'post', base: post, values: this.edits });
    } else formDrafts.delete(getDraftName(post.id));
    for (const listener of this.listeners) listener(this.state);
  }
}

export const getDraftName = (id: string) => `post:${id}`;

/** The saved values with what was typed since `sent` was sent. */
function mergeEdits(
  { post, values }: DraftState,
  saved: PostValues,
  sent: Partial<PostValues>,
): PostValues {
  const edited = postFields.filter((field) => {
    const wasSent = sent[field];
    if (wasSent === undefined) return values[field] !== post.values[field];
    // The server trims: a space at the end stays while the person is typing.
    return values[field] !== wasSent || values[field].trim() === saved[field].trim();
  });
  return { ...saved, ...Object.fromEntries(edited.map((field) => [field, values[field]])) };
}

const isEmpty = (fields: object) => Object.keys(fields).length === 0;
