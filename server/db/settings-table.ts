/** List revisions and the encryption key check, by name. */
export type SettingTable = {
  name: string;
  value: string;
};
