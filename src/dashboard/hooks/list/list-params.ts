import { maxQueryLength } from '../../../../contract/shared/list-limits';
import type { StaffKey } from '../../api/staff-fetcher';

export type AddressField<Value> = {
  name: string;
  /** Used when the parameter is missing or invalid; left out of the URL. */
  usual: Value;
  read: (text: string) => Value | undefined;
  write: (value: Value) => string;
  /** It does not change the rows, so it is not sent to the API and changing it keeps the page. */
  isBeside?: boolean;
  /** The name of the API's parameter, if it is another one. */
  askedAs?: string;
  /** Replaces values that the API does not accept. */
  askable?: (value: Value) => Value;
};

const searchName = 'q';

export function words(maxLength = maxQueryLength): AddressField<string> {
  return {
    name: searchName,
    usual: '',
    read: (text) => text.slice(0, maxLength),
    write: (value) => value,
  };
}

export function nameOrNull(name: string, maxLength = 254): AddressField<string | null> {
  return {
    name,
    usual: null,
    read: (text) => text.slice(0, maxLength),
    write: (value) => value ?? '',
  };
}

export function oneOf<Value extends string, Default extends string | null>(
  name: string,
  values: readonly Value[],
  defaultValue: Default,
): AddressField<Value | Default> {
  return {
    name,
    usual: defaultValue,
    read: (text) => values.find((value) => value === text),
    write: (value) => value ?? '',
  };
}

/** A day as a date input gives it, YYYY-MM-DD; null: any. */
export function day(name: string): AddressField<string | null> {
  return {
    name,
    usual: null,
    read: (text) => (isCalendarDay(text) ? text : undefined),
    write: (value) => value ?? '',
    // A date input reports 0202-01-01 while someone types the year.
    askable: (value) => (value?.startsWith('2') ? value : null),
  };
}

function isCalendarDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

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

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- fields of any value; StateOf infers each one's own
type Fields = Readonly<Record<string, AddressField<any>>>;

export type StateOf<Of extends Fields> = {
  -readonly [Key in keyof Of]: Of[Key] extends AddressField<infer Value> ? Value : never;
};

/** Converts between the state of a list, its URL, and its API calls. */
export type ListAddress<State> = {
  usual: State;
  read: (search: string) => State;
  /** The URL of a state at `path`, which may have a query of its own. */
  write: (path: string, state: Readonly<State>) => string;
  /** The API path of one page of the list, without the search, which is sent in a header. */
  asked: (path: string, state: Readonly<State>) => string;
  keyOf: (path: string, state: Readonly<State>) => StaffKey;
  exported: (path: string, state: Readonly<State>) => string;
  /** The number of active filters; search and sort do not count. */
  inUse: (state: Readonly<State>) => number;
  /** Whether filters or a search hide rows. */
  isNarrowed: (state: Readonly<State>) => boolean;
  /** Applies changes. A change of the rows goes back to page 1, unless `changes` names a page. */
  change: (state: Readonly<State>, changes: Partial<State>) => State;
};

const notFilters: ReadonlySet<string> = new Set([searchName, 'sort', 'down', 'view']);

export function listAddress<Of extends Fields>(fields: Of): ListAddress<StateOf<Of>> {
  type State = StateOf<Of>;
  type Field = AddressField<unknown>;
  const entries = Object.entries(fields) as [keyof State & string, Field][];
  const searchKey = entries.find(([, { name }]) => name === searchName)?.[0];

  const mapFields = (toValue: (field: Field) => unknown) =>
    Object.fromEntries(entries.map(([key, field]) => [key, toValue(field)])) as State;
  const getSearch = (state: Readonly<State>) =>
    searchKey === undefined ? '' : (state[searchKey] as string);
  const countFilters = (state: Readonly<State>) =>
    entries.filter(
      ([key, { name, usual, isBeside }]) =>
        !isBeside && !notFilters.has(name) && state[key] !== usual,
    ).length;
  const toApiPath = (path: string, state: Readonly<State>, withPage: boolean) => {
    const params = new URLSearchParams();
    for (const [key, field] of entries) {
      const { name, usual, isBeside, askedAs = name, askable } = field;
      if (name === searchName || (isBeside && !(withPage && field === page))) continue;
      const value = askable ? askable(state[key]) : state[key];
      if (value !== usual) params.set(askedAs, field.write(value));
    }
    return withQuery(path, params);
  };

  return {
    usual: mapFields((field) => field.usual),
    read: (search) => {
      const params = new URLSearchParams(search);
      return mapFields((field) => {
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
    asked: (path, state) => toApiPath(path, state, true),
    keyOf: (path, state) => {
      const apiPath = toApiPath(path, state, true);
      const search = getSearch(state);
      return search === '' ? apiPath : [apiPath, search];
    },
    exported: (path, state) => toApiPath(path, state, false),
    inUse: countFilters,
    isNarrowed: (state) => countFilters(state) > 0 || getSearch(state) !== '',
    change: (state, changes) => {
      const next = { ...state, ...changes };
      const hasOtherRows = entries.some(
        ([key, { isBeside }]) => !isBeside && next[key] !== state[key],
      );
      return 'page' in fields && hasOtherRows && !('page' in changes) ? { ...next, page: 1 } : next;
    },
  };
}

function withQuery(path: string, params: URLSearchParams): string {
  const query = params.toString();
  return query === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`;
}
