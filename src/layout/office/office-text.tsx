import { useRegionContext } from '../region-context';
import { getOfficeTexts, markOfficeText, type OfficeTextName } from './office-data';

/** A text of the office, which the office script replaces on pages that aren't about one state. */
export function OfficeText({ name }: { name: OfficeTextName }) {
  return <span {...markOfficeText(name)}>{getOfficeTexts(useRegionContext().region)[name]}</span>;
}
