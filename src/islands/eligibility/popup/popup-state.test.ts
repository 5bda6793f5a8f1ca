import { describe, expect, it } from 'vitest';
import { closedPopup, popupReducer, type PopupEvent } from './popup-state';

const after = (...events: PopupEvent[]) => events.reduce(popupReducer, closedPopup).phase;

describe('the popup', () => {
  it('starts closed', () => expect(after()).toBe('closed'));

  it('opens', () => expect(after('opened')).toBe('open'));

  it('minimises before it is closed by button, outside click or Escape', () => {
    expect(after('opened', 'dismissed')).toBe('minimising');
    expect(after('opened', 'dismissed', 'minimised')).toBe('closed');
  });

  it('opens again while it minimises, and the old delay no longer closes it', () => {
    expect(after('opened', 'dismissed', 'opened', 'minimised')).toBe('open');
  });

  it('closes at once after a submit attempt', () => {
    expect(after('opened', 'begun', 'attempted')).toBe('closed');
  });

  it('remembers that the last attempt did not arrive, until one does', () => {
    const unsent = (...events: PopupEvent[]) => events.reduce(popupReducer, closedPopup).unsent;
    expect(unsent('opened', 'begun', 'failed', 'opened', 'dismissed', 'minimised')).toBe(true);
    expect(unsent('opened', 'begun', 'failed', 'opened', 'attempted')).toBe(false);
    expect(after('opened', 'begun', 'failed')).toBe('closed');
  });

  it('is closed by the 10 s timer while nobody has begun to use the form', () => {
    expect(after('opened', 'cleared')).toBe('closed');
    expect(after('opened', 'dismissed', 'cleared')).toBe('closed');
  });

  it('stays open through the 10 s timer once the form is in use', () => {
    expect(after('opened', 'begun', 'cleared')).toBe('open');
    expect(after('opened', 'begun', 'dismissed', 'minimised', 'opened', 'cleared')).toBe('open');
  });

  it('does not come out of nothing', () => {
    expect(after('dismissed')).toBe('closed');
    expect(after('minimised')).toBe('closed');
    expect(after('cleared')).toBe('closed');
  });
});
