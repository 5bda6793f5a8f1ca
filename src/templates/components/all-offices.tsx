import type { RegionRecord } from '../../site/page-context';
import { Offices } from './office-cards';
import { Section } from './section';

export function AllOffices({ offices }: { offices: RegionRecord[] }) {
  return (
    <Section title="Call the office of your state">
      <Offices offices={offices} columns />
    </Section>
  );
}
