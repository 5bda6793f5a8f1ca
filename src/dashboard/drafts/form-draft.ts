import type { Values } from './merge-fields';
import { PersonalDraft } from './personal-draft';

type FormInput = Partial<Pick<FormDraft, 'base' | 'photo' | 'error'>>;

export class FormDraft extends PersonalDraft {
  /** A photo to save with the form; null removes it. It is never stored with the draft. */
  photo: Blob | null | undefined;
  error: string | undefined;

  override get isEmpty(): boolean {
    return super.isEmpty && this.photo === undefined;
  }

  override get isLostOnLeaving(): boolean {
    return super.isLostOnLeaving || this.photo !== undefined;
  }

  override set(values: Partial<Values>, { base = null, photo, error }: FormInput = {}): void {
    const isSameInput = this.base === base && this.photo === photo;
    Object.assign(this, { base, photo, error });
    // A form sets its draft with every render, so an equal draft must not cause another render.
    if (isSameInput) super.set(values);
    else this.change(values);
  }

  /** Keeps the values as they are while a form with its own copy of them is on screen. Returns a function that ends it. */
  hold(): () => void {
    this.isHeld = true;
    return () => {
      this.isHeld = false;
    };
  }
}
