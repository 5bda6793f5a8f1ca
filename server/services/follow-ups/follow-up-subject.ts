import type { FastifyRequest } from 'fastify';
import type { AuditSubjectKind } from '../../../contract/audit/constants';
import type { FollowUpKind } from '../../../contract/follow-ups/constants';
import type { RegionId } from '../../../contract/shared/regions';
import type { ScreenId } from '../../../contract/shared/roles';
import type { CoreContext } from '../../core/context';
import type { Db } from '../../core/db/engine';
import type { MessageSubject } from '../messages/message-subject';

type FollowUpRecord = { id: string; region: RegionId };

/** What a feature registers so that its records can have a follow-up. */
export type FollowUpSubject<Loaded extends FollowUpRecord = FollowUpRecord> = Pick<
  MessageSubject,
  'lock' | 'onChange'
> & {
  auditKind: AuditSubjectKind;
  /** Throws 404 if there is no such record, or if the caller cannot see it. */
  requireVisible(
    context: CoreContext,
    request: FastifyRequest,
    db: Db,
    id: string,
  ): Promise<Loaded>;
  getScreen(record: Loaded): ScreenId;
};

export type FollowUpSubjects = Readonly<Record<FollowUpKind, FollowUpSubject>>;
