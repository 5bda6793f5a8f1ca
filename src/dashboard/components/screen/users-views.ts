export function getUsersViews(path: string) {
  return [
    { id: 'accounts', label: 'Accounts', to: path },
    { id: 'audit', label: 'Audit', to: `${path}?view=audit` },
  ] as const;
}
