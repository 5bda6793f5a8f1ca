import type { PostField } from '../../../../contract/posts/constants';

/** What is on its way into a field, a picture that is being sent: the last one counts, until it is there or the field is set otherwise. */
export class Coming {
  private one: { field: PostField; ended: Promise<void> } | null = null;

  get isUnderWay(): boolean {
    return this.one !== null;
  }

  /** Ends with it, whatever comes of it. */
  get ended(): Promise<void> {
    return this.one?.ended ?? Promise.resolve();
  }

  /** The field is set otherwise. */
  drop(field: PostField): void {
    if (this.one?.field === field) this.one = null;
  }

  /** @param set takes what has arrived; what comes to nothing leaves the field as it is */
  take(field: PostField, value: Promise<string>, set: (arrived: string) => void): void {
    const ended = value.then(
      (arrived) => {
        if (this.one === one) set(arrived);
      },
      () => {
        if (this.one === one) this.one = null;
      },
    );
    const one = { field, ended };
    this.one = one;
  }
}
