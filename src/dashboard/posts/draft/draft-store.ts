import type { PostField, PostValues } from '../../../../contract/posts/constants';
import type { PostDetail } from '../../../../contract/posts/schema';
import type { Written } from '../../hooks/session/form-draft';
import type { Asides } from './stash';
import { isToDecide, overtakenWords, savingAfter, type Saving } from './save-status';
import type { Desk } from './save-draft';
import { isNextOf, isUnsaved } from './unsaved-edits';

/** Who writes, and whom what becomes of the post concerns. */
export type Writer = Pick<Desk, 'own' | 'hasEnded'> & {
  /** How the post stands now. */
  onSaved: (post: PostDetail) => void;
  /** What is written goes on in another post: of this one nothing is to be kept. */
  onMoved: () => void;
};

/** What there is to see of a draft; another object after each change. */
export type DraftState = {
  readonly written: Written;
  readonly saving: Saving;
  /** What was given up for what somebody else has saved, by field, what is brought back next first: until it is brought back or let go of. */
  readonly asides: Asides;
};

/** A draft as it lies before who writes: what is written, how it stands with saving it, and who hears when either changes. */
export class DraftDesk implements Desk {
  /** The post was thrown away from here: nothing is saved any more. */
  isGone = false;
  private state: DraftState;
  private readonly watchers = new Set<() => void>();
  private writer: Writer;

  /** @param kept what was written in the post before, and not saved */
  constructor(post: PostDetail, kept: Written | undefined, writer: Writer) {
    this.writer = writer;
    this.state = {
      written: kept ?? { base: post, values: post.values },
      saving: kept ? { is: 'writing' } : { is: 'saved', at: null },
      asides: [],
    };
  }

  readonly look = (): DraftState => this.state;

  /** Tells `watcher` of each change; returns what ends that. */
  readonly watch = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  };

  /** The writer as the screen has drawn them last: these are told from now on. */
  renew(writer: Writer): void {
    this.writer = writer;
  }

  get own(): string | null {
    return this.writer.own;
  }

  readonly hasEnded = (): boolean => this.writer.hasEnded();

  /** Ahead of what is drawn: calls that end after each other, and after the screen, go on from it. */
  written(): Written {
    return this.state.written;
  }

  put(written: Written): void {
    this.change({ written });
  }

  say(saving: Saving): void {
    this.change({ saving });
  }

  putAside(asides: Asides): void {
    this.change({ asides });
  }

  /** Goes on from the post as it was saved, with these values in its fields. */
  adopt(now: PostDetail, values: PostValues): void {
    this.put({ base: now, values });
    this.writer.onSaved(now);
  }

  /** Goes on in another post: this one is gone. */
  move(made: PostDetail, values: PostValues): void {
    this.writer.onMoved();
    this.put({ base: made, values });
    this.settle(null);
  }

  /** What is typed and not saved will be; else all is saved. */
  settle(at: Date | null): void {
    this.say(isUnsaved(this.written()) ? { is: 'writing' } : { is: 'saved', at });
  }

  /** Says what is for who writes to decide. */
  note(error: unknown): void {
    if (isToDecide(error)) this.say(savingAfter(error));
  }

  /** Writes in a field. What is to be decided stays so, and what waits to be saved waits on where nothing else stands there now. */
  type(field: PostField, value: string): void {
    const before = this.written();
    if (before.values[field] === value) return;
    this.put({ ...before, values: { ...before.values, [field]: value } });
    const { saving } = this.state;
    if (saving.is === 'overtaken' || saving.is === 'gone') return;
    if (isUnsaved(this.written())) this.say({ is: 'writing' });
    else if (saving.is !== 'saved') this.say({ is: 'saved', at: null });
  }

  /** Takes what becomes of a post by itself: a scheduled one goes live, and has no other version for that. */
  age(now: PostDetail): void {
    const { base } = this.written();
    const isAged = now.id === base.id && now.version === base.version && now.state !== base.state;
    if (isAged) this.put({ ...this.written(), base: now });
  }

  /** Takes the post as somebody else has left it; over what is typed that is for who writes to say. */
  meet(theirs: PostDetail): void {
    const { base: seen, lost: wish, hasLostAct } = this.written();
    if (this.isGone || theirs.id !== seen.id || theirs.version <= seen.version) return;
    if (isUnsaved(this.written())) {
      // It may be what had no answer: the next save finds out.
      const hasLost = wish !== undefined || hasLostAct === true;
      if (hasLost && isNextOf(seen, theirs, this.own)) return;
      return this.say({ is: 'overtaken', words: overtakenWords(theirs, this.own) });
    }
    this.put({ base: theirs, values: theirs.values });
    this.settle(null);
  }

  private change(changes: Partial<DraftState>): void {
    this.state = { ...this.state, ...changes };
    this.watchers.forEach((tell) => tell());
  }
}
