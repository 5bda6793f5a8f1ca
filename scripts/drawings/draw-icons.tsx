import { renderToStaticMarkup } from 'react-dom/server';
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
  Search,
  Sun,
  TriangleAlert,
  X,
} from 'lucide-react';
import { siFacebook, siGoogle, siInstagram, siTiktok, siX, siYoutube } from 'simple-icons';
import { iconMargin, iconNames, iconSize, type IconName } from '../../src/shared/icons';

const sources = {
  phone: Phone,
  mail: Mail,
  pin: MapPin,
  clock: Clock,
  chevron: ChevronDown,
  arrow: ArrowRight,
  menu: Menu,
  search: Search,
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
  facebook: siFacebook.path,
  instagram: siInstagram.path,
  x: siX.path,
  tiktok: siTiktok.path,
  youtube: siYoutube.path,
  google: siGoogle.path,
} satisfies Record<IconName, unknown>;

const cell = iconSize + 2 * iconMargin;

/** One picture with all icons below each other, for CSS masks. */
export function drawIcons(): string {
  const icons = iconNames.map((name, index) => {
    const Source = sources[name];
    const shapes =
      typeof Source === 'string'
        ? `<path d="${Source}"/>`
        : renderToStaticMarkup(<Source />).replace(/^<svg[^>]*>|<\/svg>$/g, '');
    const stroke = typeof Source === 'string' ? '' : strokeAttributes;
    return `<g${stroke} transform="translate(${iconMargin} ${cell * index + iconMargin})">${shapes}</g>`;
  });
  const height = cell * iconNames.length;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${cell}" height="${height}" viewBox="0 0 ${cell} ${height}">${icons.join('')}</svg>\n`;
}

const strokeAttributes =
  ' fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';
