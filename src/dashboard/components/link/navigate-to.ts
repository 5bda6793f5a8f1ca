import { navigate } from 'gatsby';

/** Leads to another screen. What has the focus goes with this one: `main` has it until what is opened there takes it. */
export function leadTo(to: string): void {
  document.getElementById('main')?.focus();
  void navigate(to);
}
