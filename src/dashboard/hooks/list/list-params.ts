import { maxQueryLength } from '../../../../contract/shared/list-limits';
import { regionIds } from '../../../../contract/shared/regions';

export type UrlParam<Value> = {
  name: string;
  /** Used when the parameter is missing or invalid; left out of the URL. */
  defaultValue: Value;
  parse: (text: string) => Value | undefined;
  /** By default the value as text, '' for null. */
  format?: (value: Value) => string;
  /** It does not change the rows, so it is not sent to the API and changing it keeps the page. */
  isViewOnly?: boolean;
  /** The name of the API's parameter, if it is another one. */
  apiName?: string;
  /** Replaces values that the API does not accept. */
  toApiValue?: (value: Value) => Value;
};

const searchName = 'q';

const search: UrlParam<string> = {
  name: searchName,
  defaultValue: '',
  parse: (text) => text.slice(0, maxQueryLength),
};

/** The page of the list, from 1. */
const page: UrlParam<number> = {
  name: 'page',
  defaultValue: 1,
  parse: (text) => (/^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined),
  isViewOnly: true,
};

function id(name: string, maxLength = 254): UrlParam<string | null> {
  return { name, defaultValue: null, parse: (text) => text.slice(0, maxLength) };
}

function oneOf<Value extends string, Default extends string | null>(
  name: string,
  values: readonly Value[],
  defaultValue: Default,
): UrlParam<Value | Default> {
  return { name, defaultValue, parse: (text) => values.find((value) => value === text) };
}

/** A day as a date input gives it, YYYY-MM-DD, or null for any day. */
function day(name: string): UrlParam<string | null> {
  return {
    name,
    defaultValue: null,
    parse: (text) => (isCalendarDay(text) ? text : undefined),
    // A date input reports 0202-01-01 while someone types the year.
    toApiValue: (value) => (value?.startsWith('2') ? value : null),
  };
}

function isCalendarDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function flag(name: string): UrlParam<boolean> {
  return {
    name,
    defaultValue: false,
    parse: (text) => (text === '1' ? true : undefined),
    format: (value) => (value ? '1' : ''),
  };
}

/** The sorted column of a table, and its direction. */
function sort<Value extends string>(values: readonly Value[], defaultValue: Value) {
  return { sort: oneOf('sort', values, defaultValue), isReversed: flag('down') };
}

/** Makes a parameter one that does not change the rows. */
function viewOnly<Value>(param: UrlParam<Value>): UrlParam<Value> {
  return { ...param, isViewOnly: true };
}

/** The kinds of parameters in the URL of a list. */
export const param = {
  search,
  page,
  id,
  oneOf,
  day,
  flag,
  sort,
  viewOnly,
  region: oneOf('region', regionIds, null),
};

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- fields of any value; ParamState infers the type of each
type Fields = Readonly<Record<string, UrlParam<any>>>;

type ParamState<Of extends Fields> = {
  -readonly [Key in keyof Of]: Of[Key] extends UrlParam<infer Value> ? Value : never;
};

/** Converts between the state of a list, its URL, and its API calls. */
export type ListParams<State> = {
  defaults: State;
  parse: (search: string) => State;
  /** The URL of a state at `path`, which may have a query. */
  toUrl: (path: string, state: Readonly<State>) => string;
  /** One page of the list, for useListPage. */
  toInput: (state: Readonly<State>) => { query: Record<string, string>; search: string };
  /** The query of the whole list, without the search. */
  toExportQuery: (state: Readonly<State>) => Record<string, string>;
  /** The number of active filters; search and sort do not count. */
  countFilters: (state: Readonly<State>) => number;
  /** Returns whether filters or a search hide rows. */
  isFiltered: (state: Readonly<State>) => boolean;
  /** Applies changes. A change of the rows goes back to page 1, unless `changes` names a page. */
  applyChanges: (state: Readonly<State>, changes: Partial<State>) => State;
};

export type StateOf<Params> = Params extends ListParams<infer State> ? State : never;

const nonFilterParams: ReadonlySet<string> = new Set([searchName, 'sort', 'down', 'view']);

export function createListParams<Of extends Fields>(fields: Of): ListParams<ParamState<Of>> {
  type State = ParamState<Of>;
  type Field = UrlParam<unknown>;
  const entries = Object.entries(fields) as [keyof State & string, Field][];
  const searchKey = entries.find(([, { name }]) => name === searchName)?.[0];

  const mapFields = (toValue: (field: Field) => unknown) =>
    Object.fromEntries(entries.map(([key, field]) => [key, toValue(field)])) as State;
  const getSearch = (state: Readonly<State>) =>
    searchKey === undefined ? '' : (state[searchKey] as string);
  const countFilters = (state: Readonly<State>) =>
    entries.filter(
      ([key, { name, defaultValue, isViewOnly }]) =>
        !isViewOnly && !nonFilterParams.has(name) && state[key] !== defaultValue,
    ).length;
  const toQuery = (state: Readonly<State>, withPage: boolean) => {
    const query: Record<string, string> = {};
    for (const [key, field] of entries) {
      const { name, defaultValue, isViewOnly, apiName = name, toApiValue } = field;
      if (name === searchName || (isViewOnly && !(withPage && field === page))) continue;
      const value = toApiValue ? toApiValue(state[key]) : state[key];
      if (value !== defaultValue) query[apiName] = formatValue(field, value);
    }
    return query;
  };

  return {
    defaults: mapFields((field) => field.defaultValue),
    parse: (search) => {
      const params = new URLSearchParams(search);
      return mapFields(({ name, parse, defaultValue }) => {
        const text = params.get(name);
        return (text === null ? undefined : parse(text)) ?? defaultValue;
      });
    },
    toUrl: (path, state) => {
      const params = new URLSearchParams();
      for (const [key, field] of entries) {
        const text = state[key] === field.defaultValue ? '' : formatValue(field, state[key]);
        if (text !== '') params.set(field.name, text);
      }
      return withQuery(path, params);
    },
    toInput: (state) => ({ query: toQuery(state, true), search: getSearch(state) }),
    toExportQuery: (state) => toQuery(state, false),
    countFilters,
    isFiltered: (state) => countFilters(state) > 0 || getSearch(state) !== '',
    applyChanges: (state, changes) => {
      const next = { ...state, ...changes };
      const hasOtherRows = entries.some(
        ([key, { isViewOnly }]) => !isViewOnly && next[key] !== state[key],
      );
      return 'page' in fields && hasOtherRows && !('page' in changes) ? { ...next, page: 1 } : next;
    },
  };
}

function formatValue({ format }: UrlParam<unknown>, value: unknown): string {
  if (format) return format(value);
  return value === null ? '' : String(value);
}

function withQuery(path: string, params: URLSearchParams): string {
  const query = params.toString();
  return query === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`;
}
