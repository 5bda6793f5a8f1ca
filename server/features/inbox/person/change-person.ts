import {
  parseContactPoint,
  personChangeLabels,
  personTextRules,
} from '../../../../contract/inbox/person-form';
import type {
  ContactPointInput,
  PersonChange,
  PersonPatch,
} from '../../../../contract/inbox/person-schema';
import { validateForm } from '../../../../contract/forms/rules';
import { listFieldsChangedSince, diffFields, type Actor } from '../../../core/db/change-log';
import type { Encryption } from '../../../core/db/encryption/encryption';
import type { StoredContactPoint } from '../../../core/db/encryption/person';
import type { Tx } from '../../../core/db/engine';
import { newId } from '../../../core/db/uuid';
import { notFound, validationError } from '../../../core/http/errors';
import type { UndoStep } from '../../../core/http/lists/undo';
import { normalizeFields } from '../../../core/http/request/normalize-text';
import { formatFieldLabels, versionConflict } from '../../../core/http/version-conflict';
import { recordAudit } from '../../../services/audit/record-audit';
import { lockVisible } from '../threads/member-queries';
import { bumpThreadRevision } from '../threads/refresh-queries';
import { diffContactPoints, findContactPoint } from './contact-points';
import { findPerson, updatePerson, type PersonValues } from './queries';

export type PersonUndoState = PersonPatch;

/**
 * Changes a thread's own person, also of one that was merged. `undo` is null if nothing changed. Throws 404, 400 by field, and 409 if the
 * person changed since that version.
 */
export async function changePerson(
  tx: Tx,
  encryption: Encryption,
  id: string,
  { version, ...patch }: PersonChange,
  actor: Actor,
  { isUndo = false } = {},
): Promise<{ state: { version: number }; undo: UndoStep<PersonUndoState> | null }> {
  await lockVisible(tx, id);
  const before = await findPerson(tx, encryption, id);
  if (before === null) throw notFound();
  const after = applyPatch(before.values, patch, isUndo);
  const points = diffContactPoints(before.values.contactPoints, after.contactPoints);
  const changes = [...diffFields(toTexts(before.values), toTexts(after), textFields), ...points];
  // A repeated call changes nothing.
  if (changes.length === 0) return { state: { version: before.version }, undo: null };
  // A new message or a status that has changed since doesn't matter.
  const conflicts = await listFieldsChangedSince(tx, { id, version });
  if (conflicts.length > 0) {
    const labels = formatFieldLabels(personChangeLabels, conflicts);
    throw versionConflict(before.changedBy, actor.email, labels);
  }
  await updatePerson(tx, encryption, before, { after, changes }, actor);
  const fields = changes.map(({ field }) => field);
  await recordAudit(tx, actor, {
    action: 'change-person',
    subject: { kind: 'thread', id },
    detail: formatFieldLabels(personChangeLabels, fields),
  });
  await bumpThreadRevision(tx, id);
  const current = before.version + 1;
  const restored = Object.keys(patch).map((field) => [
    field,
    before.values[field as keyof PersonValues],
  ]);
  return {
    state: { version: current },
    undo: { id, version: current, before: Object.fromEntries(restored) as PersonUndoState },
  };
}

const textFields = [
  ...(['firstName', 'lastName', 'preferredName', 'language'] as const),
  ...(['bestTime', 'region', 'source', 'referredBy'] as const),
];

function toTexts(values: PersonValues): Record<(typeof textFields)[number], string> {
  return { ...values, language: values.language ?? '', source: values.source ?? '' };
}

/** Throws 400 by field. @param isUndo restores senders of texts that nobody could type */
export function applyPatch(
  before: PersonValues,
  { contactPoints, ...patch }: PersonPatch,
  isUndo = false,
): PersonValues {
  const after = { ...before, ...normalizeFields(patch) };
  const errors = validateForm(personTextRules, after as never);
  if (Object.keys(errors).length > 0) throw validationError(errors);
  if (contactPoints === undefined) return after;
  if (isUndo) return { ...after, contactPoints: contactPoints as StoredContactPoint[] };
  return { ...after, contactPoints: parseContactPoints(contactPoints, before.contactPoints) };
}

/** Throws 400. */
function parseContactPoints(
  inputs: readonly ContactPointInput[],
  before: readonly StoredContactPoint[],
): StoredContactPoint[] {
  const parsed: StoredContactPoint[] = [];
  for (const input of inputs) {
    const known = before.find(({ id }) => id === input.id);
    const { point, errors } = parseContactPoint(normalizeFields(input), known?.value);
    const [error] = Object.values(errors);
    if (error !== undefined) throw validationError({ contactPoints: error });
    if (findContactPoint(parsed, point.kind, point.value)) {
      const what = point.kind === 'phone' ? 'phone number' : 'email address';
      throw validationError({ contactPoints: `This person already has this ${what}` });
    }
    const isTaken = parsed.some(({ id }) => id === input.id);
    parsed.push({ ...point, id: isTaken ? newId() : (input.id ?? newId()) });
  }
  return parsed;
}
