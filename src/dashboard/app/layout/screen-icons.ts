import type { LucideIcon } from 'lucide-react';
import Briefcase from 'lucide-react/icons/briefcase';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import CalendarDays from 'lucide-react/icons/calendar-days';
import FilePenLine from 'lucide-react/icons/file-pen-line';
import House from 'lucide-react/icons/house';
import Inbox from 'lucide-react/icons/inbox';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import Package from 'lucide-react/icons/package';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Signature from 'lucide-react/icons/signature';
import UserPlus from 'lucide-react/icons/user-plus';
import Users from 'lucide-react/icons/users';
import Wallet from 'lucide-react/icons/wallet';
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
