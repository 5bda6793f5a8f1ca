import type { FactorKind } from '../../../../contract/sign-in/constants';

declare module '../../../core/db/tables' {
  interface Tables {
    secondFactors: SecondFactorTable;
    recoveryCodes: { uid: string; codeHash: string };
    /** Browsers that need no second factor until then, by the hash of their cookie. */
    rememberedDevices: { uid: string; tokenHash: string; until: string };
  }
}

export type SecondFactorTable = {
  id: string;
  /** Of the identity provider's account. */
  uid: string;
  kind: FactorKind;
  /** 'Authenticator app', or where a passkey was added. */
  name: string;
  /** The secret of the app, or the public key and id of the passkey. */
  secretEncrypted: string;
  /** The period of the app's last code, or the passkey's signature counter: neither is accepted again. */
  counter: number;
  createdAt: string;
  usedAt: string | null;
};
