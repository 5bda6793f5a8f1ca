const placeholder =
  /^((change|replace|insert|enter)[-_ ]?(me|this|it|here)\b.*|changeme.*|your[-_ ].*|x{3,}|todo|placeholder|secret|password|<.*>)$/i;
/** Hosts reserved for documentation (RFC 2606). */
const exampleHost = /(^|[@./])example\.(com|net|org)\b/i;

export class EnvironmentReader {
  readonly issues: string[] = [];

  constructor(
    private readonly env: Readonly<Record<string, string | undefined>>,
    private readonly production: boolean,
  ) {}

  addIssue(name: string, message: string): void {
    this.issues.push(`${name} ${message}`);
  }

  /** Null when unset or empty. In production, a placeholder is an issue. */
  optional(name: string): string | null {
    const value = this.env[name]?.trim() ?? '';
    if (value === '') return null;
    if (this.production) this.reportPlaceholder(name, value);
    return value;
  }

  /** Once, although a setting may be read several times. */
  private reportPlaceholder(name: string, value: string): void {
    const password = URL.canParse(value) ? decodePassword(new URL(value)) : '';
    const message = exampleHost.test(value)
      ? 'names an example host: enter the real value.'
      : 'still has a placeholder: enter the real value.';
    const isPlaceholder = placeholder.test(value) || /^change/i.test(password);
    if (!isPlaceholder && !exampleHost.test(value)) return;
    if (!this.issues.includes(`${name} ${message}`)) this.addIssue(name, message);
  }

  text(name: string, fallback: string): string {
    return this.optional(name) ?? fallback;
  }

  /** Null when unset, empty, or invalid. */
  matching(name: string, pattern: RegExp, message: string): string | null {
    const value = this.optional(name);
    if (value === null || pattern.test(value)) return value;
    this.addIssue(name, message);
    return null;
  }

  /** The items of a comma-separated list. */
  list(name: string): string[] {
    const items = (this.optional(name) ?? '').split(',').map((item) => item.trim());
    return items.filter((item) => item !== '');
  }

  /** For a variable that is unset: adds an issue in production, and returns the fallback. */
  requiredInProduction(name: string, fallback: string): string {
    if (this.production && !this.issues.some((issue) => issue.startsWith(`${name} `))) {
      this.addIssue(name, 'is required in production.');
    }
    return fallback;
  }

  integer(name: string, fallback: number, min: number, max: number): number {
    const text = this.optional(name);
    if (text === null) return fallback;
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= min && value <= max) return value;
    this.addIssue(name, `is "${text}": write a number from ${String(min)} to ${String(max)}.`);
    return fallback;
  }

  flag(name: string): boolean {
    return this.oneOf(name, ['0', '1', 'true', 'false'], '0').match(/1|true/) !== null;
  }

  oneOf(name: string, choices: readonly string[], fallback: string): string {
    const value = this.text(name, fallback);
    if (choices.includes(value)) return value;
    this.addIssue(name, `is "${value}": write one of ${choices.join(', ')}.`);
    return fallback;
  }

  /** The issue does not repeat the URL, which may contain a password. */
  url(name: string, protocols: readonly string[]): string | null {
    const value = this.optional(name);
    if (value === null) return null;
    if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value;
    this.addIssue(
      name,
      `must be a URL that starts with ${protocols.map((p) => `${p}//`).join(' or ')}.`,
    );
    return null;
  }

  /** The address from 'office@agency.example' or 'Office <office@agency.example>'. */
  mailbox(name: string): string | null {
    const value = this.optional(name);
    if (value === null) return null;
    const address = /^[^<>]*<([^<>]*)>$/.exec(value)?.[1] ?? value;
    if (/^[^\s@<>,]+@[^\s@<>,]+$/.test(address)) return address;
    this.addIssue(name, `is "${value}": write an e-mail address.`);
    return null;
  }
}

function decodePassword({ password }: URL): string {
  try {
    return decodeURIComponent(password);
  } catch {
    return password;
  }
}
