import type { Fault } from '../content/content-issue';

/** The files do not make a site: two claim a path, a variant has no default. Carries what to tell the editor. */
export class PlanError extends Error {
  constructor(readonly fault: Fault) {
    super(`${fault.file}: ${fault.problem} ${fault.advice}`);
    this.name = 'PlanError';
  }
}
