import { createPrivateKey, type KeyObject } from 'node:crypto';
import Type, { type TSchema } from 'typebox';
import { isRole, roles, type Role } from '../../../contract/shared/roles';
import { Parse } from 'typebox/value';
import { splitHosts } from '../db/postgres/hosts';

/** `issue` says what is wrong with a text. `write` says what to write instead of it and repeats it, so it's not for secrets. */
export type Annotations = Partial<Record<'description' | 'default' | 'issue' | 'write', string>>;

export const describe = <Schema extends TSchema>(description: string, schema: Schema) =>
  Type.With(schema, { description });

/** A variable whose text becomes a value. @param parse returns null for a bad text */
const parsed = <Value>(parse: (text: string) => Value | null, annotations: Annotations) =>
  Type.Decode(
    Type.Refine(Type.String(annotations), (text) => parse(text) !== null),
    (text) => parse(text) as Value,
  );

export const text = Type.Optional(Type.String());

export const textOr = (fallback: string) => Type.String({ default: fallback });

export const matching = (pattern: RegExp, issue: string) =>
  Type.Optional(Type.String({ pattern, issue }));

export const secret = matching(/.{32}/, 'is too short. Create one with: openssl rand -base64 32');

export const choice = <const Choices extends string[]>(...choices: Choices) =>
  Type.Enum(choices, { write: `one of ${choices.join(', ')}` });

export const flag = parsed(
  (text) => (/^(0|1|false|true)$/.test(text) ? text === '1' || text === 'true' : null),
  { default: '0', write: 'one of 0, 1, false, true' },
);

export const integer = (fallback: number, min: number, max: number) =>
  parsed((text) => (/^\d+$/.test(text) && +text >= min && +text <= max ? +text : null), {
    default: String(fallback),
    write: `a number from ${min} to ${max}`,
  });

/** At least a month, so that everything is on the Dashboard before it goes. */
export const days = parsed((text) => (/^\d+$/.test(text) && +text >= 30 ? +text : null), {
  write: 'a number of days, at least 30',
});

export const url = (...schemes: string[]) =>
  Type.Optional(
    Type.Refine(
      Type.String({
        pattern: `^(${schemes.join('|')})://`,
        issue: `must be a URL that starts with ${schemes.join(':// or ')}://.`,
      }),
      (text) => splitHosts(text).every((part) => URL.canParse(part)),
    ),
  );

export const webUrl = url('https', 'http');

/** The address of 'office@agency.example' or 'Office <office@agency.example>'. */
export const mailbox = Type.Optional(
  parsed((text) => /^(?:[^<>]*<)?([^\s@<>,]+@[^\s@<>,]+)>?$/.exec(text)?.[1] ?? null, {
    write: 'an email address',
  }),
);

/** Items separated by commas. */
const list = <Item>(parse: (item: string) => Item | null, write: string) =>
  parsed(
    (text) => {
      const items = text
        .split(/\s*,\s*/)
        .filter(Boolean)
        .map(parse);
      return items.every((item) => item !== null) ? items : null;
    },
    { default: '', write },
  );

export const origins = list(
  (item) => (URL.canParse(item) && new URL(item).origin === item ? item : null),
  'origins like https://agency.example, separated by commas and without a slash at the end',
);

export const accountRoles = list(
  (item): { email: string; role: Role } | null => {
    const [role = '', email = ''] = item.split(/\s*:\s*/);
    return isRole(role) && /^[^\s@]+@[^\s@]+$/.test(email) ? { role, email } : null;
  },
  `role:email, like owner:me@agency.example. The roles are ${roles.join(', ')}`,
);

export const proxies = parsed<boolean | number | string>(
  (text) => {
    if (text === 'true' || text === 'false') return text === 'true';
    if (/^\d+$/.test(text)) return Number(text);
    const addresses = /^(loopback|[\da-fA-F.:]+(\/\d+)?)(, ?[\da-fA-F.:]+(\/\d+)?)*$/;
    return addresses.test(text) ? text : null;
  },
  { default: 'false', write: 'true, false, a number of proxies, or addresses' },
);

export const dataKey = Type.Optional(
  parsed((text) => (/^[A-Za-z0-9+/]{43}=?$/.test(text) ? Buffer.from(text, 'base64') : null), {
    issue: 'must be 32 bytes in base64. Create one with: openssl rand -base64 32',
  }),
);

/** 31 characters, the plus, and a 32-character token make 64, the limit of RFC 5321, section 4.5.3.1.1. */
export const replyAddress = matching(
  /^[\w.-]{1,31}@[^\s@<>,]+$/,
  'must be an address like replies@mail.agency.example, with at most 31 characters and no + before the @.',
);

export type ServiceAccount = { email: string; key: KeyObject; tokenUrl: string };

const KeyFile = Type.Object({
  client_email: Type.String(),
  private_key: Type.String(),
  token_uri: Type.String({ pattern: '^https://' }),
});

/** Reads Google's JSON key file in base64, because a variable has one line. Returns null for any other text. */
function parseServiceAccount(text: string): ServiceAccount | null {
  try {
    const file: unknown = JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
    const { client_email: email, private_key: key, token_uri: tokenUrl } = Parse(KeyFile, file);
    return { email, key: createPrivateKey(key), tokenUrl };
  } catch {
    return null;
  }
}

export const serviceAccount = Type.Optional(
  parsed(parseServiceAccount, {
    issue: 'must be a service account’s JSON key file in base64: base64 -w0 key.json',
  }),
);

export const pathOrUrl = parsed(
  (text) =>
    /^(\/|https?:\/\/)/.test(text) && URL.canParse(text, 'http://localhost') ? text : null,
  {
    default: '/api',
    issue: 'must be a path like /api or a URL like https://api.agency.example.',
  },
);
