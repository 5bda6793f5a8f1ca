/** What we use of firebase-tools' private emulator modules; the exact version is pinned in package.json. */
declare module 'firebase-tools/lib/emulator/auth/server' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  export function createApp(
    project: string,
    singleProjectMode: number,
    states: Map<string, unknown>,
  ): Promise<(request: IncomingMessage, response: ServerResponse) => void>;
}

declare module 'firebase-tools/lib/emulator/auth/state' {
  import type { MailedLink } from './emailed-links';
  export class AgentProjectState {
    constructor(project: string);
    readonly users: Map<string, { localId: string }>;
    listOobCodes(): Iterable<MailedLink>;
    overwriteUserWithLocalId(localId: string, account: { localId: string }): void;
    updateConfig(update: object, mask: string): void;
  }
}

declare module 'firebase-tools/lib/emulator/auth/apiSpec' {
  const apiSpec: { paths: Record<string, object> };
  export default apiSpec;
}
