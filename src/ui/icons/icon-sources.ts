import {
  ArrowRight,
  ChevronDown,
  ChevronUp,
  ClipboardCheck,
  Clock,
  Download,
  Info,
  Lightbulb,
  Mail,
  MapPin,
  Menu,
  Monitor,
  Moon,
  Phone,
  Sun,
  TriangleAlert,
  X,
  type LucideIcon,
} from 'lucide-react';
import { siFacebook, siInstagram, siTiktok, siX, siYoutube } from 'simple-icons';

/** The icons of public pages. The browser's code imports only types from this file. */
export const icons = {
  phone: Phone,
  mail: Mail,
  pin: MapPin,
  clock: Clock,
  chevron: ChevronDown,
  arrow: ArrowRight,
  menu: Menu,
  close: X,
  sun: Sun,
  moon: Moon,
  system: Monitor,
  up: ChevronUp,
  info: Info,
  tip: Lightbulb,
  warning: TriangleAlert,
  clipboard: ClipboardCheck,
  download: Download,
} satisfies Record<string, LucideIcon>;

/** SVG paths on a 24 px grid. */
export const socialIcons = {
  facebook: siFacebook.path,
  instagram: siInstagram.path,
  x: siX.path,
  tiktok: siTiktok.path,
  youtube: siYoutube.path,
};

export type IconName = keyof typeof icons;
export type SocialId = keyof typeof socialIcons;
