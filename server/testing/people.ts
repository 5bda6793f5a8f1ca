import type { PersonPatch } from '../../contract/inbox/person-schema';
import type { Chat } from '../../contract/inbox/schema';
import type { TestServer } from './test-server';

type Point = NonNullable<PersonPatch['contactPoints']>[number];

const own = { label: null, name: null, relationship: null };

export const phonePoint = (value: string, others: Partial<Point> = {}): Point => ({
  ...{ kind: 'phone', value, ...own },
  ...others,
});

export const emailPoint = (value: string, others: Partial<Point> = {}): Point => ({
  ...{ kind: 'email', value, ...own },
  ...others,
});

/** The contact points of a thread's own person, as a change takes them. */
export function listOwnPoints({ userId, contactPoints }: Chat): Point[] {
  return contactPoints
    .filter((point) => point.userId === userId)
    .map(({ id, kind, value, label, name, relationship }) => ({
      ...{ id, kind, value, label, name, relationship },
    }));
}

export async function readThread(server: TestServer, userId: string): Promise<Chat> {
  const response = await server.callAs('owner', { method: 'GET', path: `/chats/${userId}` });
  return response.json<Chat>();
}

/** Changes what is known about a thread's person, as intake. */
export async function changeThreadPerson(
  server: TestServer,
  userId: string,
  patch: PersonPatch | ((points: Point[]) => Point[]),
) {
  const thread = await readThread(server, userId);
  const owner = [thread, ...thread.merged].find((one) => one.userId === userId);
  const points = listOwnPoints({ ...thread, userId });
  const change = typeof patch === 'function' ? { contactPoints: patch(points) } : patch;
  return server.callAs('intake', {
    method: 'PATCH',
    path: `/chats/${userId}/person`,
    payload: { version: owner?.version, ...change },
  });
}
