import type { RegionRecord } from '../../site/page-context';
import { OfficeCards } from './office-cards';
import { Section } from './section';

export function AllOffices({ offices }: { offices: RegionRecord[] }) {
  return (
    <Section title="Call the office of your state">
      <OfficeCards offices={offices} columns />
    </Section>
  );
}
