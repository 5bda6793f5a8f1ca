/**
 * A map that forgets what has been asked for longest ago beyond `most` entries: a day of searches and opened threads must not
 * stay in memory. What is on the screen is asked for all the time.
 */
export class RecentMap<Key, Value> extends Map<Key, Value> {
  constructor(private readonly most: number) {
    super();
  }

  override get(key: Key): Value | undefined {
    const value = super.get(key);
    if (value !== undefined) {
      super.delete(key);
      super.set(key, value);
    }
    return value;
  }

  override set(key: Key, value: Value): this {
    super.delete(key);
    super.set(key, value);
    for (const [oldest] of this) {
      if (this.size <= this.most) break;
      super.delete(oldest);
    }
    return this;
  }
}
