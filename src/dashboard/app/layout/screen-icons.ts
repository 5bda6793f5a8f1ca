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
import { queueScreens, type QueueScreenId } from '../../../../contract/help-desk/constants';
import type { ScreenId } from '../../../../contract/shared/roles';

/** A help-desk queue without an icon here gets the life buoy. */
const queueIcons: Partial<Record<QueueScreenId, LucideIcon>> = {
  'pay-stub': ReceiptText,
  'pay-roll': Wallet,
  supplies: Package,
  pto: CalendarDays,
};

export const screenIcons: Record<ScreenId | 'home', LucideIcon> = {
  home: House,
  overview: LayoutDashboard,
  'form-messages': Inbox,
  users: Users,
  'add-employee': UserPlus,
  'add-blog': FilePenLine,
  'email-signature': Signature,
  'add-job': BriefcaseBusiness,
  jobs: Briefcase,
  ...(Object.fromEntries(queueScreens.map(({ id }) => [id, queueIcons[id] ?? LifeBuoy])) as Record<
    QueueScreenId,
    LucideIcon
  >),
};
