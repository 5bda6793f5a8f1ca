import { useTexts } from '../../browser/hooks/use-texts';
import { useRegionContext } from '../region-context';
import { getOfficeTexts, markOfficeText, type OfficeTextName } from './office-data';

type OfficeTextProps = { name: OfficeTextName; as?: 'span' | 'p'; className?: string };

export function OfficeText({ name, as: Element = 'span', className }: OfficeTextProps) {
  const texts = getOfficeTexts(useRegionContext().region, useTexts());
  return (
    <Element {...markOfficeText(name)} className={className}>
      {texts[name]}
    </Element>
  );
}
