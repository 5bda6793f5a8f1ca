/**
 * A map that forgets what has been asked for longest ago beyond `most` entries: a day of searches and opened threads must not
 * stay in memory. What is on the screen is asked for all the time. Reading changes no order: who goes through it may read.
 */
export class RecentMap<Key, Value> extends Map<Key, Value> {
  private readonly asked = new Map<Key, number>();
  private clock = 0;

  constructor(private readonly most: number) {
    super();
  }

  override get(key: Key): Value | undefined {
    if (this.has(key)) this.touch(key);
    return super.get(key);
  }

  override set(key: Key, value: Value): this {
    super.set(key, value);
    this.touch(key);
    if (this.size > this.most) this.forgetOldest();
    return this;
  }

  override delete(key: Key): boolean {
    this.asked.delete(key);
    return super.delete(key);
  }

  private touch(key: Key): void {
    this.clock += 1;
    this.asked.set(key, this.clock);
  }

  private forgetOldest(): void {
    const [first] = [...this.asked].sort(([, a], [, b]) => a - b);
    if (first) this.delete(first[0]);
  }
}
