declare module '../../../core/db/tables' {
  interface Tables {
    eligibilityChecks: EligibilityCheckTable;
  }
}

export type EligibilityCheckTable = {
  messageId: string;
  firstName: string;
  lastName: string;
  email: string | null;
  contact: string;
  time: string;
  dobEncrypted: string;
  medicateEncrypted: string | null;
  consent: number;
};
