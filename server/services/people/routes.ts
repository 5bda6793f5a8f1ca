import { peopleEndpoints } from '../../../contract/people/endpoints';
import { inTransaction } from '../../core/db/engine';
import type { App } from '../../core/http/app-type';
import { createHandle } from '../../core/http/endpoints';
import type { RegionId } from '../../../contract/shared/regions';
import { canSee, canSeeRegion, type ScreenId } from '../../../contract/shared/roles';
import { getActor, getStaff } from '../../core/http/request/staff';
import { sendAttachment } from '../../core/http/send-attachment';
import type { ServiceContext } from '../context';
import { erasePerson, getEndOfBackups } from './erase-person';
import { exportPerson } from './export-person';
import { chooseRecords, findByRecord, listRecords } from './find-person';
import type { PeopleData } from './person-source';
import { listRelated } from './related-records';
import { countDue } from './retention';

export function peopleRoutes(app: App, context: ServiceContext, data: PeopleData): void {
  const { config, encryption, now } = context;
  const { db } = context.database;
  const handle = createHandle(app, context, peopleEndpoints);

  handle('GET /people/:id', async ({ params }) => ({
    records: await listRecords(db, await findByRecord(db, encryption, data, params.id)),
    backupsUntil: getEndOfBackups(now(), config.backups.days),
  }));

  handle('GET /people/:id/records', async (request) => {
    const { id } = request.params;
    const { access } = getStaff(request);
    const found = await findByRecord(db, encryption, data, id);
    const isVisible = ({ screen, region }: { screen: ScreenId; region: RegionId }) =>
      canSee(access, screen) && canSeeRegion(access, region);
    return { records: listRelated(found, id, isVisible) };
  });

  handle('GET /due-records', async () => ({ due: await countDue(context, data) }));

  handle('POST /people/:id/export', async (request, reply) => {
    const { params, body } = request;
    const { name, bytes } = await inTransaction(db, async (tx) => {
      const found = await findByRecord(tx, encryption, data, params.id);
      const chosen = chooseRecords(found, body.ids);
      return exportPerson(tx, encryption, data, chosen, getActor(context, request));
    });
    return sendAttachment(reply, { type: 'application/zip', name, bytes });
  });

  handle('POST /people/:id/erase', async (request) => {
    const { params, body } = request;
    await inTransaction(db, async (tx) => {
      const found = await findByRecord(tx, encryption, data, params.id);
      await erasePerson(tx, encryption, chooseRecords(found, body.ids), getActor(context, request));
    });
  });
}
