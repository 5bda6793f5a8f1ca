export type SettingTable = {
  name: string;
  value: string;
};
