import { auditKinds, type AuditKind } from '../../../contract/audit-actions';

/** What the audit keeps in its address; '' is no filter. */
export type AuditState = {
  query: string;
  who: string;
  kind: AuditKind | 'any';
  /** YYYY-MM-DD. */
  from: string;
  to: string;
  /** From 1. */
  page: number;
};

const day = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** The state an address names; what it does not name, or names wrongly, is as usual. */
export function readAudit(search: string): AuditState {
  const params = new URLSearchParams(search);
  const text = (name: string) => params.get(name) ?? '';
  const dayOf = (name: string) => (day.test(text(name)) ? text(name) : '');
  return {
    query: text('q').slice(0, 200),
    who: text('who').slice(0, 254),
    kind: auditKinds.find((kind) => kind === params.get('kind')) ?? 'any',
    from: dayOf('from'),
    to: dayOf('to'),
    page: /^[1-9]\d{0,4}$/.test(text('page')) ? Number(text('page')) : 1,
  };
}

/** What the server is asked for: without the words, which travel in a header, and without a day that is none, or whose year is still being typed (0202). */
export function askedOf(state: AuditState): AuditState {
  const dayOf = (text: string) => (isAskable(text) ? text : '');
  return { ...state, query: '', from: dayOf(state.from), to: dayOf(state.to) };
}

/** As the server sees it (contract/audit.ts): a day of the calendar, from the year 2000 on. */
function isAskable(text: string): boolean {
  const at = Date.parse(text);
  return /^2\d{3}-/.test(text) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** The address of the audit at `path`: a screen's, or that of its call; what is as usual is left out. */
export function auditAddress(path: string, state: AuditState): string {
  const params = new URLSearchParams();
  const put = (name: string, value: string) => value !== '' && params.set(name, value);
  put('q', state.query);
  put('who', state.who);
  put('kind', state.kind === 'any' ? '' : state.kind);
  put('from', state.from);
  put('to', state.to);
  put('page', state.page === 1 ? '' : String(state.page));
  const search = params.toString();
  if (search === '') return path;
  return `${path}${path.includes('?') ? '&' : '?'}${search}`;
}
