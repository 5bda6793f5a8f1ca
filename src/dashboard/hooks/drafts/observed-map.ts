/** A map that reports every key that is set or deleted. */
export class ObservedMap<Value> extends Map<string, Value> {
  constructor(private readonly onChange: (key: string) => void) {
    super();
  }

  override set(key: string, value: Value): this {
    super.set(key, value);
    this.onChange(key);
    return this;
  }

  override delete(key: string): boolean {
    const wasDeleted = super.delete(key);
    if (wasDeleted) this.onChange(key);
    return wasDeleted;
  }

  override clear(): void {
    const keys = [...this.keys()];
    super.clear();
    keys.forEach((key) => this.onChange(key));
  }
}
