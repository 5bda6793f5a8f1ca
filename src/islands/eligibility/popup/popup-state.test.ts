import { describe, expect, it } from 'vitest';
import { closedPopup, popupReducer, type PopupEvent } from './popup-state';

const after = (...events: PopupEvent[]) => events.reduce(popupReducer, closedPopup);
const phaseAfter = (...events: PopupEvent[]) => after(...events).phase;

describe('the popup', () => {
  it('starts closed and opens', () => {
    expect(phaseAfter()).toBe('closed');
    expect(phaseAfter('opened')).toBe('open');
  });

  it('is minimized before it closes', () => {
    expect(phaseAfter('opened', 'dismissed')).toBe('minimizing');
    expect(phaseAfter('opened', 'dismissed', 'minimized')).toBe('closed');
  });

  it('stays open if it is opened again while it is being minimized', () => {
    expect(phaseAfter('opened', 'dismissed', 'opened', 'minimized')).toBe('open');
  });

  it('closes after every attempt to send, and remembers a failed one until one succeeds', () => {
    expect(after('opened', 'sent')).toMatchObject({ phase: 'closed', isUnsent: false });
    expect(after('opened', 'failed')).toMatchObject({ phase: 'closed', isUnsent: true });
    expect(after('opened', 'failed', 'opened', 'dismissed').isUnsent).toBe(true);
    expect(after('opened', 'failed', 'opened', 'sent').isUnsent).toBe(false);
  });

  it('is closed by the 10 s timer only if nobody has used it', () => {
    expect(phaseAfter('opened', 'cleared')).toBe('closed');
    expect(phaseAfter('opened', 'used', 'cleared')).toBe('open');
  });

  it('is not opened by any other event', () => {
    expect(phaseAfter('dismissed')).toBe('closed');
    expect(phaseAfter('minimized')).toBe('closed');
  });
});
