import { Check, RotateCcw } from 'lucide-react';
import { Button } from '../../../ui/buttons/button';
import type { DoneWithProps } from '../queues/queue-type';

/** Marks a request as reviewed, or lets it wait again. */
export function Review({ record: { reviewed }, change, busy }: DoneWithProps) {
  return reviewed ? (
    <Button tone="outline" busy={busy} onClick={() => void change({ reviewed: false })}>
      <RotateCcw size={18} aria-hidden /> Mark as waiting
    </Button>
  ) : (
    <Button busy={busy} onClick={() => void change({ reviewed: true })}>
      <Check size={18} aria-hidden /> Mark reviewed
    </Button>
  );
}
