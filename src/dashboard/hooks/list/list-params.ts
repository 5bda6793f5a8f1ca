import { searchName, type Filter, type UrlParam } from './url-params';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- fields of any value; ParamState infers the type of each
type Fields = Readonly<Record<string, UrlParam<any>>>;

type ParamState<Of extends Fields> = {
  -readonly [Key in keyof Of]: Of[Key] extends UrlParam<infer Value> ? Value : never;
};

/** Filters by the names of their fields; the order is that of the parameters. */
export type Filters<State> = { readonly [Name in keyof State]?: Filter };

export type ListParams<State> = {
  defaults: State;
  filters: Filters<State>;
  parse: (search: string) => State;
  /** The URL of a state at `path`, which may have a query. */
  toUrl: (path: string, state: Readonly<State>) => string;
  /** One page of the list, for useListPage. */
  toInput: (state: Readonly<State>) => { query: Record<string, string>; search: string };
  /** The query of the whole list, without the search. */
  toExportQuery: (state: Readonly<State>) => Record<string, string>;
  /** By the search or a filter. */
  isFiltered: (state: Readonly<State>) => boolean;
  /** Applies changes. A change of the rows goes back to the first page, unless `changes` names a page. */
  applyChanges: (state: Readonly<State>, changes: Partial<State>) => State;
};

export type StateOf<Params> = Params extends ListParams<infer State> ? State : never;

const nonFilterParams: ReadonlySet<string> = new Set([searchName, 'sort', 'down']);

export function createListParams<Of extends Fields>(fields: Of): ListParams<ParamState<Of>> {
  type State = ParamState<Of>;
  type Field = UrlParam<unknown>;
  const entries = Object.entries(fields) as [keyof State & string, Field][];
  const searchKey = entries.find(([, { name }]) => name === searchName)?.[0];

  const mapFields = (toValue: (field: Field) => unknown) =>
    Object.fromEntries(entries.map(([key, field]) => [key, toValue(field)])) as State;
  const getSearch = (state: Readonly<State>) =>
    searchKey === undefined ? '' : (state[searchKey] as string);
  const hasFilters = (state: Readonly<State>) =>
    entries.some(
      ([key, { name, defaultValue, scope }]) =>
        scope === undefined && !nonFilterParams.has(name) && state[key] !== defaultValue,
    );
  const toQuery = (state: Readonly<State>, withPage: boolean) => {
    const query: Record<string, string> = {};
    for (const [key, field] of entries) {
      const { name, defaultValue, scope, apiName = name, toApiValue } = field;
      if (name === searchName || scope === 'view' || (scope === 'page' && !withPage)) continue;
      const value = toApiValue ? toApiValue(state[key]) : state[key];
      if (value !== defaultValue) query[apiName] = formatValue(field, value);
    }
    return query;
  };

  return {
    defaults: mapFields((field) => field.defaultValue),
    filters: Object.fromEntries(
      entries.flatMap(([key, { filter }]) => (filter ? [[key, filter]] : [])),
    ) as Filters<State>,
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
    isFiltered: (state) => hasFilters(state) || getSearch(state) !== '',
    applyChanges: (state, changes) => {
      const next = { ...state, ...changes };
      const hasOtherRows = entries.some(
        ([key, { scope }]) => scope === undefined && next[key] !== state[key],
      );
      const firstPage = entries.flatMap(([key, { scope, defaultValue }]) =>
        hasOtherRows && scope === 'page' && !(key in changes) ? [[key, defaultValue]] : [],
      );
      return { ...next, ...Object.fromEntries(firstPage) };
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
