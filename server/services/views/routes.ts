import { canManageAccounts, canSee } from '../../../contract/shared/roles';
import { viewEndpoints } from '../../../contract/views/endpoints';
import type { SavedView } from '../../../contract/views/schema';
import { inTransaction } from '../../core/db/engine';
import type { App } from '../../core/http/app-type';
import { createHandle } from '../../core/http/endpoints';
import { forbidden } from '../../core/http/errors';
import { readList, replaceList } from '../../core/http/lists/versioned-list';
import { getStaff, type Staff } from '../../core/http/request/staff';
import type { ServiceContext } from '../context';

const sharedName = 'views';
const getOwnName = (email: string) => `${sharedName}:${email}`;

export function viewRoutes(app: App, context: ServiceContext): void {
  const { db } = context.database;
  const handle = createHandle(app, context, viewEndpoints);

  const readViews = async ({ email, access }: Staff) => {
    const own = await readList<SavedView>(db, getOwnName(email));
    const shared = await readList<SavedView>(db, sharedName);
    const all = [
      ...own.items.map((view) => ({ ...view, isShared: false })),
      ...shared.items.map((view) => ({ ...view, isShared: true })),
    ];
    return {
      views: all
        .filter(({ screen }) => canSee(access, screen))
        .sort((a, b) => a.name.localeCompare(b.name)),
      versions: { own: own.version, shared: shared.version },
    };
  };

  handle('GET /views', (request) => readViews(getStaff(request)));

  handle('PUT /views', async (request) => {
    const { isShared, version, views } = request.body;
    const staff = getStaff(request);
    const { email, access } = staff;
    if (isShared && !canManageAccounts(access.role)) throw forbidden();
    if (views.some(({ screen }) => !canSee(access, screen))) throw forbidden();
    const name = isShared ? sharedName : getOwnName(email);
    await inTransaction(db, async (tx) => {
      const { items } = await readList<SavedView>(tx, name);
      // Kept for when the account can open their screens again.
      const hidden = items.filter(({ screen }) => !canSee(access, screen));
      await replaceList(tx, name, { version, items: [...views, ...hidden] });
    });
    return readViews(staff);
  });
}
