import {
  isMessageKey,
  parseDraftKey,
  type FormKey,
  type MessageKey,
} from '../../../contract/drafts/constants';
import type { Draft, DraftSession } from './draft';
import { FormDraft } from './form-draft';
import { MessageDraft } from './message-draft';
import { fetchStoredDrafts, PersonalDraft } from './personal-draft';

/** All drafts of one signed-in person, by key. They are in memory and on the server, never in the browser's storage. */
export class DraftStore implements DraftSession {
  /** Changes of a draft or its status so far. */
  changeCount = 0;
  private readonly drafts = new Map<string, Draft>();
  private readonly listeners = new Set<() => void>();

  constructor(
    readonly hasEnded = () => false,
    readonly isStored = true,
  ) {}

  /** For tests of other things: nothing is loaded or saved. */
  static inMemory(hasEnded?: () => boolean): DraftStore {
    return new DraftStore(hasEnded, false);
  }

  /** The message or form with this key. */
  open(key: MessageKey): MessageDraft;
  open(key: FormKey): FormDraft;
  open(key: string): PersonalDraft;
  open(key: string): PersonalDraft {
    const draft = this.drafts.get(key);
    if (draft instanceof PersonalDraft) return draft;
    const NewDraft = isMessageKey(key) ? MessageDraft : FormDraft;
    const isStored = this.isStored && parseDraftKey(key) !== null;
    return this.add(key, new NewDraft(key, this, isStored));
  }

  add<One extends Draft>(key: string, draft: One): One {
    this.drafts.set(key, draft);
    return draft;
  }

  get(key: string): Draft | undefined {
    return this.drafts.get(key);
  }

  list(): Draft[] {
    return [...this.drafts.values()];
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly onChange = (): void => {
    this.changeCount += 1;
    this.listeners.forEach((listener) => listener());
  };

  /** Takes over what the server has. After a failure, the drafts come when the page is shown again. */
  readonly refresh = async (): Promise<void> => {
    if (!this.isStored || this.hasEnded()) return;
    const known = new Map(
      [...this.drafts].flatMap(([key, draft]) =>
        draft instanceof PersonalDraft ? [[key, draft.state.saved]] : [],
      ),
    );
    const stored = await fetchStoredDrafts().catch(() => null);
    if (stored === null) return;
    for (const key of new Set([...stored.keys(), ...known.keys()])) {
      this.open(key).receive(stored.get(key), known.get(key));
    }
  };

  /** Saves everything now. Waits at most `timeout` milliseconds. */
  readonly flush = async (timeout: number, isLeaving = false): Promise<void> => {
    const save = () => Promise.all(this.list().map((draft) => draft.save(isLeaving)));
    const expired = new Promise((resolve) => setTimeout(resolve, timeout));
    // Twice, because a draft that another window has changed is merged first.
    await Promise.race([save().then(save), expired]);
  };

  readonly hasUnsaved = (): boolean => this.list().some((draft) => draft.isLostOnLeaving);

  /** Forgets all drafts; those on the server stay. */
  clear(): void {
    this.list().forEach((draft) => draft.stop());
    this.drafts.clear();
  }
}
