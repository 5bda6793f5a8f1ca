/** Small facts of the installation by name: list versions, the check of the data key. */
export type SettingTable = {
  name: string;
  value: string;
};
