/** A map that drops the entries written longest ago once it holds more than `maxSize`. */
export class LruMap<Key, Value> extends Map<Key, Value> {
  constructor(private readonly maxSize: number) {
    super();
  }

  override set(key: Key, value: Value): this {
    this.delete(key);
    super.set(key, value);
    const [oldest] = this.keys();
    if (this.size > this.maxSize && oldest !== undefined) this.delete(oldest);
    return this;
  }
}
