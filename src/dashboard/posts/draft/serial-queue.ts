/** Lets one thing be done after the other: each begins when those before it have ended, however they ended. */
export class Turns {
  private last: Promise<unknown> = Promise.resolve();
  private count = 0;

  take<Result>(work: () => Promise<Result>): Promise<Result> {
    this.count += 1;
    const turn = this.last.then(work).finally(() => {
      this.count -= 1;
    });
    this.last = turn.catch(() => undefined);
    return turn;
  }

  /** Whether something is under way or waits. */
  get isBusy(): boolean {
    return this.count > 0;
  }
}
