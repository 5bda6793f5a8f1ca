import { existsSync } from 'node:fs';
import { Check, Decode } from 'typebox/value';
import { findConflicts, findPlaceholder, findUnsafeSettings } from './setting-issues';
import { Environment } from './environment';
import type { Annotations } from './variables';

/** `issues` has a line for each bad variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  constructor(readonly issues: readonly string[]) {
    super(issues.join('\n'));
  }
}

/** Adds the settings of .env that aren't set, unless LARKSPAN_NO_ENV_FILE is set: tests must not send real email. */
export function loadEnvFile(): void {
  if (existsSync('.env') && !process.env['LARKSPAN_NO_ENV_FILE']) process.loadEnvFile('.env');
}

export type Variables = Readonly<Record<string, string | undefined>>;

/** Throws ConfigError with all issues at once. */
export function readEnvironment(variables: Variables): Environment {
  const isProduction = variables['NODE_ENV']?.trim() === 'production';
  const valid: Record<string, string> = {};
  const unread = new Map<string, string>();
  for (const [name, schema] of Object.entries(Environment.properties)) {
    const text = variables[name]?.trim() ?? '';
    if (text === '') continue;
    const { write, issue = `is "${text}": write ${write}.` } = schema as Annotations;
    const placeholder = isProduction ? findPlaceholder(text) : null;
    if (placeholder !== null) unread.set(name, placeholder);
    else if (Check(schema, text)) valid[name] = text;
    else unread.set(name, issue);
  }
  const environment = Decode(Environment, valid);
  const found = [
    ...(isProduction ? findUnsafeSettings(environment, variables['PGHOST']) : []),
    ...findConflicts(environment),
  ];
  const issues = [...unread, ...found.filter(([name]) => !unread.has(name))];
  if (issues.length === 0) return environment;
  throw new ConfigError(issues.map(([name, issue]) => `${name} ${issue}`));
}
