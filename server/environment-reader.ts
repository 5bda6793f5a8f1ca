const placeholder = /^(changeme|change-me|your[-_ ].*|x{3,}|todo|placeholder|<.*>)$/i;

/** Reads variables one by one and collects what is wrong with them, so that all of it can be told at once. */
export class EnvironmentReader {
  readonly problems: string[] = [];

  constructor(
    private readonly env: Readonly<Record<string, string | undefined>>,
    private readonly production: boolean,
  ) {}

  /** Notes a problem; `what` follows the variable's name. */
  problem(name: string, what: string): void {
    this.problems.push(`${name} ${what}`);
  }

  /** The value, or null when it is unset or empty. Placeholders are refused in production. */
  optional(name: string): string | null {
    const value = this.env[name]?.trim() ?? '';
    if (value === '') return null;
    if (this.production && placeholder.test(value)) {
      this.problem(name, 'still has a placeholder: put the real value.');
    }
    return value;
  }

  text(name: string, fallback: string): string {
    return this.optional(name) ?? fallback;
  }

  /** The fallback outside production; in production, a problem. For variables found to be unset. */
  requiredInProduction(name: string, fallback: string): string {
    if (this.production && !this.problems.some((problem) => problem.startsWith(`${name} `))) {
      this.problem(name, 'is required in production.');
    }
    return fallback;
  }

  integer(name: string, fallback: number, least: number, most: number): number {
    const text = this.optional(name);
    if (text === null) return fallback;
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= least && value <= most) return value;
    this.problem(name, `is "${text}": write a number from ${String(least)} to ${String(most)}.`);
    return fallback;
  }

  flag(name: string): boolean {
    return this.oneOf(name, ['0', '1', 'true', 'false'], '0').match(/1|true/) !== null;
  }

  oneOf(name: string, choices: readonly string[], fallback: string): string {
    const value = this.text(name, fallback);
    if (choices.includes(value)) return value;
    this.problem(name, `is "${value}": write one of ${choices.join(', ')}.`);
    return fallback;
  }

  /** A URL of one of the protocols, or null. Its value is not repeated in a problem: it may hold a password. */
  url(name: string, protocols: readonly string[]): string | null {
    const value = this.optional(name);
    if (value === null) return null;
    if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value;
    this.problem(
      name,
      `must be a URL that starts with ${protocols.map((p) => `${p}//`).join(' or ')}.`,
    );
    return null;
  }

  /** The address of 'office@agency.example' or 'Office <office@agency.example>', or null. */
  mailbox(name: string): string | null {
    const value = this.optional(name);
    if (value === null) return null;
    const address = /^[^<>]*<([^<>]*)>$/.exec(value)?.[1] ?? value;
    if (/^[^\s@<>,]+@[^\s@<>,]+$/.test(address)) return address;
    this.problem(name, `is "${value}": write an e-mail address.`);
    return null;
  }
}
