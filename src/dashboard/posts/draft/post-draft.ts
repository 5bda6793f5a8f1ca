import { postFields, type PostField, type PostValues } from '../../../../contract/posts/constants';
import type { PostDetail } from '../../../../contract/posts/schema';
import { ApiError } from '../../../lib/api/api-client';
import type { Written } from '../../hooks/session/form-draft';
import { changedFields } from '../../components/form/changed-fields';
import { staySigned } from '../../api/assert-same-session';
import { withAside, withoutFirst } from './stash';
import { Coming } from './pending-upload';
import type { DraftDesk } from './draft-store';
import { isAnswered, isByField, isMissing, isUnanswered, savingAfter } from './save-status';
import { saveWritten } from './save-draft';
import { Turns } from './serial-queue';
import { typedOver } from './merge-edits';
import { isUnsaved } from './unsaved-edits';

/**
 * What is done with the draft on a desk, as saving or publishing it: what takes a call is done one after the other, and goes on also when
 * nobody looks any more. What is typed meanwhile stays. It knows no screen, and no time: when to save is for others to say.
 */
export class PostDraft {
  private readonly turns = new Turns();
  private readonly coming = new Coming();
  private waiting: Promise<PostDetail | null> | null = null;
  /** Why the last save failed. */
  private fault: unknown = null;
  readonly desk: DraftDesk;

  constructor(desk: DraftDesk) {
    this.desk = desk;
  }

  /** Whether nothing is under way, and all is saved. */
  get isIdle(): boolean {
    const isBusy = this.turns.isBusy || this.coming.isUnderWay;
    return !isBusy && !isUnsaved(this.desk.written());
  }

  /** The post was thrown away from here. */
  get isGone(): boolean {
    return this.desk.isGone;
  }

  /** Whether what has failed to be saved may get through later. */
  get isWorthIt(): boolean {
    return savingAfter(this.fault).is === 'offline';
  }

  readonly set = (field: PostField, value: string): void => {
    this.coming.drop(field);
    this.desk.type(field, value);
  };

  /** Sets a field to what is on its way, also when the post has been left by then. */
  readonly setComing = (field: PostField, value: Promise<string>): void =>
    this.coming.take(field, value, (arrived) => this.set(field, arrived));

  /** Saves what there is when its turn comes; one save that waits is for all. Resolves with null when it could not be saved. */
  save(): Promise<PostDetail | null> {
    this.waiting ??= this.turns.take(() => {
      this.waiting = null;
      return this.saveNow();
    });
    return this.waiting;
  }

  /** Saves what there is, and what is still on its way; resolves with what is written then. */
  async saveAll(): Promise<Written> {
    await this.save();
    await this.coming.ended;
    await this.save();
    return this.desk.written();
  }

  /** Saves what there is, then does something with the post. What is typed meanwhile stays, over what comes of it. */
  readonly change = (work: (now: PostDetail) => Promise<PostDetail>): Promise<void> =>
    this.takeTurn(async () => {
      await this.coming.ended;
      const seen = await this.saveNow();
      if (seen === null) throw this.unsaved();
      await this.doWith(seen, work);
      this.desk.settle(null);
    });

  /**
   * Takes the post back with `work`, as off the site: also where the server refuses what is written, which stays then as it is, unsaved and with
   * why. What is still on its way is not waited for.
   */
  readonly takeBack = (work: (now: PostDetail) => Promise<PostDetail>): Promise<void> =>
    this.takeTurn(async () => {
      const seen = await this.saveNow();
      if (seen === null && !isAnswered(this.fault)) throw this.unsaved();
      await this.doWith(seen ?? this.desk.written().base, work);
      if (seen !== null) this.desk.settle(null);
    });

  /** Goes on from the post as somebody else has left it: what was typed here is saved over it when `keepsMine` says so, else put aside. */
  readonly goOn = (read: () => Promise<PostDetail>, keepsMine: boolean): Promise<void> =>
    this.takeTurn(async () => {
      const now = await read().catch((error: unknown) => {
        this.desk.note(error);
        throw error;
      });
      const { base: seen, values: typed } = this.desk.written();
      this.desk.adopt(now, keepsMine ? typedOver(seen.values, typed, now.values) : now.values);
      this.desk.say({ is: 'saved', at: null });
      if (!keepsMine) {
        const given = changedFields(seen.values, typed);
        return this.desk.putAside(withAside(this.desk.look().asides, given));
      }
      this.desk.put({ ...this.desk.written(), isOver: true });
      await this.saveNow();
    });

  /** Goes on in another post, which `begin` makes of all that is written: this one is gone. */
  readonly goOnInNew = (begin: (values: PostValues) => Promise<PostDetail>): Promise<PostDetail> =>
    this.takeTurn(async () => {
      const { values: sent } = this.desk.written();
      const made = await begin(sent);
      this.desk.move(made, typedOver(sent, this.desk.written().values, made.values));
      return made;
    });

  /** Does away with the post as it was last saved: what is typed is not. */
  readonly discard = (work: (now: PostDetail) => Promise<void>): Promise<void> =>
    this.takeTurn(async () => {
      try {
        await work(this.desk.written().base);
      } catch (error) {
        // Somebody was faster, or it is the second time that it is asked for: it is gone, as was wished.
        if (!isMissing(error)) {
          this.desk.note(error);
          throw error;
        }
      }
      this.desk.isGone = true;
    });

  /** Brings back what was put aside last, as if it were typed, or lets go of it. What is typed there and not saved yet is put aside in its turn. */
  readonly endAside = (isBroughtBack: boolean): void => {
    const { asides } = this.desk.look();
    const [aside = {}] = asides;
    if (!isBroughtBack) return this.desk.putAside(withoutFirst(asides));
    const now = this.desk.written();
    const unsaved = Object.entries(changedFields(now.base.values, now.values)).filter(
      ([field]) => field in aside,
    );
    this.desk.putAside(withoutFirst(asides, Object.fromEntries(unsaved)));
    // What was saved there, by oneself too, stays in the history.
    this.desk.put({ ...now, isOver: true });
    for (const field of postFields) {
      const written = aside[field];
      if (written !== undefined) this.set(field, written);
    }
  };

  /** Goes on from what was left, once that is done which was under way then; `opened` is what it was opened with meanwhile. */
  goOnFromLeft(leaving: Promise<Written>, opened: Written): void {
    void this.turns.take(async () => {
      const left = await leaving;
      // Also what was typed back to how it was before all that was left.
      const values = typedOver(opened.values, this.desk.written().values, left.values);
      this.desk.put({ ...left, values });
      this.desk.settle(new Date());
    });
  }

  /** The post is heard of, as it stands on the server: somebody else may have changed it. */
  hear(post: PostDetail): void {
    this.desk.age(post);
    if (post.version <= this.desk.written().base.version) return;
    // After what is under way: a save of this screen overtakes nobody.
    void this.turns.take(async () => this.desk.meet(post));
  }

  /** Nothing is begun for somebody who has signed out meanwhile. */
  private takeTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.turns.take(() => {
      staySigned(this.desk);
      return work();
    });
  }

  /** Does something with the post and goes on from what comes of it: what is typed stays over that. */
  private async doWith(
    seen: PostDetail,
    work: (now: PostDetail) => Promise<PostDetail>,
  ): Promise<void> {
    try {
      staySigned(this.desk);
      const now = await work(seen);
      this.desk.adopt(now, typedOver(seen.values, this.desk.written().values, now.values));
    } catch (error) {
      this.desk.note(error);
      if (isUnanswered(error)) this.desk.put({ ...this.desk.written(), hasLostAct: true });
      throw error;
    }
  }

  /** What is said where something was not done because the draft could not be saved before it. */
  private unsaved(): unknown {
    return isByField(this.fault)
      ? this.fault
      : new ApiError(0, 'unsaved', 'The draft is not saved yet: see why below.');
  }

  /** The post as it stands then; null when it could not be saved. */
  private async saveNow(): Promise<PostDetail | null> {
    if (this.desk.isGone) return this.desk.written().base;
    const outcome = await saveWritten(this.desk);
    if ('refusal' in outcome) {
      this.fault = outcome.refusal;
      this.desk.say(outcome.saving);
      return null;
    }
    if (outcome.hasSaved) this.desk.settle(new Date());
    return outcome.now;
  }
}
