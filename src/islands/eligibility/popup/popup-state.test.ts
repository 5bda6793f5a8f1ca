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

  it('closes after every attempt to send, and remembers its outcome', () => {
    expect(after('opened', 'unacknowledged')).toMatchObject({ phase: 'closed', outcome: null });
    expect(after('opened', 'sent')).toMatchObject({ phase: 'closed', outcome: 'sent' });
    expect(after('opened', 'failed')).toMatchObject({ phase: 'closed', outcome: 'failed' });
    expect(after('opened', 'failed', 'opened', 'dismissed').outcome).toBe('failed');
    expect(after('opened', 'failed', 'opened', 'sent').outcome).toBe('sent');
    expect(after('opened', 'sent', 'opened', 'restarted')).toMatchObject({
      phase: 'open',
      outcome: null,
    });
  });

  it('that the visitor has opened is never closed or forgotten by the 10 s timer', () => {
    expect(phaseAfter('opened', 'cleared')).toBe('open');
    expect(after('opened', 'failed', 'cleared').outcome).toBe('failed');
    expect(after('cleared')).toEqual(closedPopup);
  });

  it('is not opened by any other event', () => {
    expect(phaseAfter('dismissed')).toBe('closed');
    expect(phaseAfter('minimized')).toBe('closed');
  });
});
