import { followUpFilters } from '../../../../contract/follow-ups/constants';
import { maxQueryLength } from '../../../../contract/shared/list-limits';
import { getRegionNames } from '../../../../contract/shared/region-facts';

/** Shown above a list: one of some choices, or a day if there are none. */
export type Filter<Value extends string = string> = {
  label: string;
  /** The label of no choice. */
  all?: string;
  /** Value → label, in order. */
  choices?: Readonly<Record<Value, string>>;
};

export type UrlParam<Value> = {
  name: string;
  /** Used when the parameter is missing or invalid; left out of the URL. */
  defaultValue: Value;
  parse: (text: string) => Value | undefined;
  /** By default the value as text, '' for null. */
  format?: (value: Value) => string;
  /** By default it decides which rows there are, and a change goes back to the first page. 'view': it changes no rows and isn't sent to the API. */
  scope?: 'page' | 'view';
  /** The name of the API's parameter, if it is another one. */
  apiName?: string;
  /** Replaces values that the API does not accept. */
  toApiValue?: (value: Value) => Value;
  /** Left out if there is none, or if it depends on the data. */
  filter?: Filter;
};

export const searchName = 'q';

const search: UrlParam<string> = {
  name: searchName,
  defaultValue: '',
  parse: (text) => text.slice(0, maxQueryLength),
};

const page: UrlParam<number> = {
  name: 'page',
  defaultValue: 1,
  parse: (text) => (/^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined),
  scope: 'page',
};

/** The place in a list that is paged by key. */
function cursor(name: string): UrlParam<string | null> {
  const parse = (text: string) => (/^[\w.:~-]{1,120}$/.test(text) ? text : undefined);
  return { name, defaultValue: null, parse, scope: 'page' };
}

function id(name: string, maxLength = 254): UrlParam<string | null> {
  return { name, defaultValue: null, parse: (text) => text.slice(0, maxLength) };
}

/** 'mine', 'nobody', or an email. The filter depends on the staff. */
const assignee: UrlParam<string | null> = {
  name: 'assignee',
  defaultValue: null,
  parse: (text) => (/^(?:mine|nobody|[^@]+@[^@]+)$/.test(text) ? text.slice(0, 254) : undefined),
  filter: { label: 'Assigned to' },
};

function oneOf<Value extends string, Default extends string | null>(
  name: string,
  values: readonly Value[],
  defaultValue: Default,
): UrlParam<Value | Default> {
  return { name, defaultValue, parse: (text) => values.find((value) => value === text) };
}

function choice<Value extends string>(
  name: string,
  filter: Filter<Value> & { all: string },
): UrlParam<Value | null>;
function choice<Value extends string>(
  name: string,
  filter: Filter<Value>,
  defaultValue: NoInfer<Value>,
): UrlParam<Value>;
/** The choice in a filter, by default none. */
function choice(name: string, filter: Filter, defaultValue: string | null = null) {
  return { ...oneOf(name, Object.keys(filter.choices ?? {}), defaultValue), filter };
}

/** A day as a date input gives it, YYYY-MM-DD, or null for any day. */
function day(name: string, label: string): UrlParam<string | null> {
  return {
    name,
    filter: { label },
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

function sort<Value extends string>(values: readonly Value[], defaultValue: Value) {
  return { sort: oneOf('sort', values, defaultValue), isReversed: flag('down') };
}

/** Makes a parameter one that does not change the rows. */
function viewOnly<Value>(param: UrlParam<Value>): UrlParam<Value> {
  return { ...param, scope: 'view' };
}

export const regionFilter = { label: 'Region', all: 'All regions', choices: getRegionNames() };

export const param = {
  search,
  page,
  cursor,
  id,
  assignee,
  oneOf,
  choice,
  day,
  flag,
  sort,
  viewOnly,
  region: choice('region', regionFilter),
  /** The filter depends on the tags. */
  tag: { ...id('tag', 40), filter: { label: 'Tag' } },
  followUp: choice('followUp', { label: 'Follow-up', all: 'All', choices: followUpFilters }),
};
