import { longestSearch } from '../../../../contract/shared/list-limits';
import type { StaffKey } from '../../api/staff-fetcher';

/** One value of a list's state, as it stands in the address. */
export type AddressField<Value> = {
  /** Its parameter in the address. */
  name: string;
  /** What is so when the address does not say it, or says it wrongly; it is left out of the address. */
  usual: Value;
  /** Undefined for what is no such value. */
  read: (text: string) => Value | undefined;
  write: (value: Value) => string;
  /** Stands beside the list and says nothing of what is on it: the list stays on its page, and the server is not told. */
  isBeside?: boolean;
  /** How the server calls it, where that is another name. */
  askedAs?: string;
  /** What the server is asked for, where not every value is one it takes. */
  askable?: (value: Value) => Value;
};

const wordsName = 'q';

/** What people search for. */
export function words(longest = longestSearch): AddressField<string> {
  return {
    name: wordsName,
    usual: '',
    read: (text) => text.slice(0, longest),
    write: (value) => value,
  };
}

/** A name that only the list knows, as of a person or a row; null: none. */
export function nameOrNull(name: string, longest = 254): AddressField<string | null> {
  return { name, usual: null, read: (text) => text.slice(0, longest), write: (to) => to ?? '' };
}

/** One of some values. */
export function oneOf<Value extends string, Usual extends string | null>(
  name: string,
  values: readonly Value[],
  usual: Usual,
): AddressField<Value | Usual> {
  return {
    name,
    usual,
    read: (text) => values.find((value) => value === text),
    write: (value) => value ?? '',
  };
}

/** A day as a browser's field gives it, YYYY-MM-DD; null: any. Its year may still be being typed. */
export function day(name: string): AddressField<string | null> {
  return {
    name,
    usual: null,
    read: (text) => (isOfCalendar(text) ? text : undefined),
    write: (value) => value ?? '',
    askable: askableDay,
  };
}

function isOfCalendar(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** A day that the server can be asked for (contract/shared/schema/date.ts): none while its year is being typed (0202). */
function askableDay(text: string | null): string | null {
  return text?.startsWith('2') === true ? text : null;
}

/** On, or usually off. */
export function flag(name: string): AddressField<boolean> {
  return {
    name,
    usual: false,
    read: (text) => (text === '1' ? true : undefined),
    write: (value) => (value ? '1' : ''),
  };
}

/** The page of the list, from 1. */
export const page: AddressField<number> = {
  name: 'page',
  usual: 1,
  read: (text) => (/^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined),
  write: String,
  isBeside: true,
};

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- fields of any value; StateOf has each one's own
type Fields = Readonly<Record<string, AddressField<any>>>;

/** The state that some fields make up. */
export type StateOf<Of extends Fields> = {
  -readonly [Key in keyof Of]: Of[Key] extends AddressField<infer Value> ? Value : never;
};

/** How a list's state stands in its address. */
export type ListAddress<State> = {
  usual: State;
  /** The state that the query of an address names. */
  read: (search: string) => State;
  /** The address of a state at `path`, which may have a query of its own; what is as usual is left out. */
  write: (path: string, state: Readonly<State>) => string;
  /** The call for what is listed, page by page, at the server's `path`: without the words, which travel in a header. */
  asked: (path: string, state: Readonly<State>) => string;
  /** What the list's page is asked for by: that call, and the words, if any. */
  keyOf: (path: string, state: Readonly<State>) => StaffKey;
  /** The call for all of what is listed, to take along. */
  exported: (path: string, state: Readonly<State>) => string;
  /** How many of its filters are in use; search and order are none. */
  inUse: (state: Readonly<State>) => number;
  /** Whether filters or words keep something off the list. */
  isNarrowed: (state: Readonly<State>) => boolean;
  /** A state with changes: another choice of what is listed begins on its first page, unless the changes name a page. */
  change: (state: Readonly<State>, changes: Partial<State>) => State;
};

/** Parameters that do not narrow a list: its words stand in its search, and which view it is in the links above it. */
const noFilters: ReadonlySet<string> = new Set([wordsName, 'sort', 'down', 'view']);

/** The address of a list with these fields, in their order. */
export function listAddress<Of extends Fields>(fields: Of): ListAddress<StateOf<Of>> {
  type State = StateOf<Of>;
  const entries = Object.entries(fields) as [keyof State & string, AddressField<unknown>][];
  const stateOf = (valueOf: (field: AddressField<unknown>) => unknown) =>
    Object.fromEntries(entries.map(([key, field]) => [key, valueOf(field)])) as State;
  const usual = stateOf((field) => field.usual);
  const inUse = (state: Readonly<State>) =>
    entries.filter(
      ([key, { name, usual: none, isBeside }]) =>
        !isBeside && !noFilters.has(name) && state[key] !== none,
    ).length;
  const asks = (
    path: string,
    state: Readonly<State>,
    isAsked: (field: AddressField<unknown>) => boolean,
  ) => {
    const params = new URLSearchParams();
    for (const [key, field] of entries) {
      if (!isAsked(field)) continue;
      const value = field.askable ? field.askable(state[key]) : state[key];
      if (value !== field.usual) params.set(field.askedAs ?? field.name, field.write(value));
    }
    return withQuery(path, params);
  };
  const isOfList = ({ name, isBeside }: AddressField<unknown>) => !isBeside && name !== wordsName;
  const asked = (path: string, state: Readonly<State>) =>
    asks(path, state, (field) => field === page || isOfList(field));
  const wordsKey = entries.find(([, { name }]) => name === wordsName)?.[0];
  const wordsOf = (state: Readonly<State>): string =>
    wordsKey === undefined ? '' : (state[wordsKey] as string);
  return {
    usual,
    read: (search) => {
      const params = new URLSearchParams(search);
      return stateOf((field) => {
        const text = params.get(field.name);
        return (text === null ? undefined : field.read(text)) ?? field.usual;
      });
    },
    write: (path, state) => {
      const params = new URLSearchParams();
      for (const [key, field] of entries) {
        const text = state[key] === field.usual ? '' : field.write(state[key]);
        if (text !== '') params.set(field.name, text);
      }
      return withQuery(path, params);
    },
    asked,
    keyOf: (path, state) => {
      const call = asked(path, state);
      const searched = wordsOf(state);
      return searched === '' ? call : [call, searched];
    },
    exported: (path, state) => asks(path, state, isOfList),
    inUse,
    isNarrowed: (state) => inUse(state) > 0 || wordsOf(state) !== '',
    change: (state, changes) => {
      const next = { ...state, ...changes };
      const isOther = entries.some(([key, { isBeside }]) => !isBeside && next[key] !== state[key]);
      return 'page' in fields && isOther && !('page' in changes) ? { ...next, page: 1 } : next;
    },
  };
}

function withQuery(path: string, params: URLSearchParams): string {
  const search = params.toString();
  return search === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${search}`;
}
