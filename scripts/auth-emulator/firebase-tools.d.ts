/** Private modules of firebase-tools. package.json pins the exact version. */
declare module 'firebase-tools/lib/emulator/auth/server' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  export function createApp(
    project: string,
    singleProjectMode: number,
    states: Map<string, unknown>,
  ): Promise<(request: IncomingMessage, response: ServerResponse) => void>;
}

declare module 'firebase-tools/lib/emulator/auth/state' {
  import type { EmailedLink } from './main';
  export class AgentProjectState {
    constructor(project: string);
    readonly users: Map<string, { localId: string }>;
    listOobCodes(): Iterable<EmailedLink>;
    overwriteUserWithLocalId(localId: string, account: { localId: string }): void;
    updateConfig(update: object, mask: string): void;
  }
}

declare module 'firebase-tools/lib/emulator/auth/apiSpec' {
  type Schema<Field extends string> = { properties: Record<Field, object> };
  const apiSpec: {
    paths: Record<string, object>;
    components: {
      schemas: {
        GoogleCloudIdentitytoolkitV1SignUpRequest: Schema<'password'>;
        GoogleCloudIdentitytoolkitV1SetAccountInfoRequest: Schema<'password'>;
        GoogleCloudIdentitytoolkitV1ResetPasswordRequest: Schema<'newPassword'>;
      };
    };
  };
  export default apiSpec;
}
