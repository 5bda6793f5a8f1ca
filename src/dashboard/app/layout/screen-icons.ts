import {
  Briefcase,
  BriefcaseBusiness,
  CalendarDays,
  FilePenLine,
  House,
  Inbox,
  LayoutDashboard,
  LifeBuoy,
  Package,
  ReceiptText,
  Signature,
  UserPlus,
  Users,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import { screens, type ScreenId } from '../../../../contract/shared/roles';

/** A screen without an icon here gets the life buoy. */
const icons: Partial<Record<ScreenId, LucideIcon>> = {
  overview: LayoutDashboard,
  'form-messages': Inbox,
  users: Users,
  'add-employee': UserPlus,
  'add-blog': FilePenLine,
  'email-signature': Signature,
  'add-job': BriefcaseBusiness,
  jobs: Briefcase,
  'pay-stub': ReceiptText,
  'pay-roll': Wallet,
  supplies: Package,
  pto: CalendarDays,
};

export const screenIcons = {
  home: House,
  ...Object.fromEntries(screens.map(({ id }) => [id, icons[id] ?? LifeBuoy])),
} as Record<ScreenId | 'home', LucideIcon>;
