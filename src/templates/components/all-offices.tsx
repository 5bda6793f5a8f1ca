import type { RegionRecord } from '../../site/page-context';
import { Offices } from './office-cards';
import { Section } from './section';

/** Every office with its phone, for paths that lead nowhere and do not tell the visitor's state. */
export function AllOffices({ offices }: { offices: RegionRecord[] }) {
  return (
    <Section title="Call the office of your state">
      <Offices offices={offices} columns />
    </Section>
  );
}
