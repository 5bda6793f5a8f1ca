import { useEffect, useRef, useState } from 'react';
import { postFields, type PostField, type PostValues } from '../../../contract/posts/constants';
import type { PostDetail } from '../../../contract/posts/schema';
import { assertSameSession, isConflict, isMissing } from '../api/errors';
import { Draft } from '../drafts/draft';
import type { DraftStore } from '../drafts/draft-store';
import { pickFields, type Values } from '../drafts/merge-fields';
import { useDraftChanges } from '../drafts/use-draft';
import { useStaff } from '../hooks/use-staff';
import { deletePost, readPost, savePost } from './api';

/** The draft of this post that is still being saved in this session, or a new one. */
export function openPostDraft(post: PostDetail, drafts: DraftStore): PostDraft {
  const former = drafts.get(post.id);
  if (former instanceof PostDraft && (former.isUnsaved || former.isBusy)) return former;
  return drafts.add(post.id, new PostDraft(post, drafts));
}

/** A post that saves itself. It is shared: edits of a field that someone else has changed wait until the person has chosen a version. */
export class PostDraft extends Draft<PostDetail> {
  private onSaved: (post: PostDetail) => void = () => undefined;
  protected override readonly linkedFields = { cover: 'coverAlt', coverAlt: 'cover' };
  /** The next save replaces someone else's version, which the history keeps. */
  private isOverwrite = false;
  private coverUpload: Promise<string | null> | null = null;

  override get isBusy(): boolean {
    return super.isBusy || this.coverUpload !== null;
  }

  /** The fields that were edited here and changed in the other version, to different values. */
  get conflicts(): PostField[] {
    const { status } = this.state;
    if (status.is !== 'conflict') return [];
    return this.compare(status.current).conflicts as PostField[];
  }

  /** Stays in effect after the editor is closed. */
  setOnSaved(onSaved: (post: PostDetail) => void): void {
    this.onSaved = onSaved;
  }

  readonly set = (field: PostField, value: string): void => {
    if (field === 'cover') this.coverUpload = null;
    const { status, values: known } = this.state;
    if (known[field] === value) return;
    const values = { ...known, [field]: value };
    if (status.is === 'conflict' || status.is === 'deleted') this.update({ values });
    else this.edit(values);
  };

  /** Sets the cover when its upload is done, unless another one was chosen since. */
  readonly setCoverUpload = async (upload: Promise<string | null>): Promise<void> => {
    this.coverUpload = upload;
    const src = await upload;
    if (this.coverUpload !== upload) return;
    this.coverUpload = null;
    if (src !== null) this.set('cover', src);
  };

  /**
   * Saves, then runs an action such as publishing. Text typed during the save is kept. Throws if one of the two fails.
   * @param needsSave false: the action runs even if the server rejects the text
   */
  perform(action: (post: PostDetail) => Promise<PostDetail>, needsSave = true): Promise<void> {
    return this.enqueue(async () => {
      if (needsSave) await this.coverUpload;
      await this.saveChanges().catch((error: unknown) => {
        if (needsSave || this.state.status.is !== 'rejected') throw error;
      });
      assertSameSession(this.session);
      const { status } = this.state;
      try {
        this.applySaved(await action(this.state.saved));
      } catch (error) {
        if (isConflict(error) || isMissing(error)) await this.showFailure(error);
        throw error;
      }
      if (status.is === 'rejected') this.update({ status });
    });
  }

  delete(): Promise<void> {
    return this.enqueue(async () => {
      try {
        await deletePost(this.state.saved);
      } catch (error) {
        if (isConflict(error)) await this.showFailure(error);
        if (!isMissing(error)) throw error;
      }
      this.abandon();
    });
  }

  /** Gives up the draft: its edits are neither saved nor kept. */
  abandon(): void {
    this.stop();
    this.update({ status: { is: 'deleted' } });
  }

  /** Edits of other fields stay either way. */
  resolveConflict(keepsMine: boolean): void {
    const { status, other, values: mine } = this.state;
    if (status.is !== 'conflict') return;
    const version = status.current;
    const { values, conflicts } = this.compare(version);
    if (keepsMine) {
      this.isOverwrite = true;
      this.continueWith({ saved: version, values });
      void this.save();
    } else {
      this.continueWith({
        saved: version,
        values: { ...values, ...pickFields(version.values, conflicts) },
        other: { ...other, ...pickFields(mine, conflicts) },
      });
    }
  }

  /** Uses the edits that were given up for another version. */
  restoreOther(): void {
    const { values, other } = this.state;
    this.isOverwrite = true;
    this.continueWith({ values: { ...values, ...other }, other: null });
  }

  /** Receives a fetched version of the post, which someone else may have changed. A pending call gets that version anyway. */
  receive(post: PostDetail): void {
    const { saved: known } = this.state;
    if (this.isStopped || super.isBusy) return;
    if (post.version > known.version) this.merge(post);
    // A scheduled post goes live without a new version.
    else if (post.version === known.version && post.state !== known.state) {
      this.update({ saved: post });
    }
  }

  /** Someone else deleted the post. */
  receiveDeletion(): void {
    if (this.state.status.is !== 'deleted') this.update({ status: { is: 'deleted' } });
  }

  /** Asks if both versions changed the same field. */
  protected merge(current: PostDetail): void {
    const { values, conflicts } = this.compare(current);
    if (conflicts.length > 0) this.update({ status: { is: 'conflict', current } });
    else this.continueWith({ saved: current, values });
  }

  protected override applySaved(post: PostDetail, sent?: Values): void {
    this.isOverwrite = false;
    super.applySaved(post, sent);
  }

  protected override onVersion(post: PostDetail): void {
    this.onSaved(post);
  }

  protected load(): Promise<PostDetail> {
    return readPost(this.state.saved.id);
  }

  protected send(changes: Values, isLeaving: boolean): Promise<PostDetail> {
    const { isOverwrite } = this;
    return savePost(this.state.saved, changes as Partial<PostValues>, { isOverwrite, isLeaving });
  }
}

type DraftOptions = {
  isDeleted: boolean;
  onSaved: (post: PostDetail) => void;
  /** The editor was closed and nothing was ever written. */
  onLeaveEmpty: ((post: PostDetail) => void) | undefined;
};

/** The draft of a post. Closing the editor saves what is unsaved. */
export function usePostDraft(
  post: PostDetail,
  { isDeleted, onSaved, onLeaveEmpty }: DraftOptions,
): PostDraft {
  const { drafts } = useStaff();
  const [draft] = useState(() => openPostDraft(post, drafts));
  useDraftChanges();
  const leaveEmpty = useRef(onLeaveEmpty);
  useEffect(() => {
    leaveEmpty.current = onLeaveEmpty;
    draft.setOnSaved(onSaved);
  });
  useEffect(() => draft.receive(post), [draft, post]);
  useEffect(() => {
    if (isDeleted) draft.receiveDeletion();
  });
  useEffect(
    () => () => {
      if (draft.isUnsaved) void draft.save();
      else if (!draft.isBusy && isUntouched(draft)) leaveEmpty.current?.(draft.state.saved);
    },
    [draft],
  );
  return draft;
}

function isUntouched({ state: { saved, status } }: PostDraft): boolean {
  const isEmpty = postFields.every((field) => saved.values[field] === '');
  return saved.version === 1 && isEmpty && status.is !== 'deleted';
}
