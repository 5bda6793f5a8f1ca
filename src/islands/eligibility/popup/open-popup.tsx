import { createRoot } from 'react-dom/client';
import { tolerateMovedNodes } from '../../../browser/dom/tolerate-moved-nodes';
import type { FormOffices } from '../../forms/use-form-office';
import { Popup, type PopupHandle } from './popup';

tolerateMovedNodes();

const popups = new WeakMap<HTMLElement, Promise<PopupHandle>>();

/** Opens the popup, which is added to the page on first use and keeps its answers while it is closed. */
export function openPopup(launcher: HTMLElement, opener: HTMLElement): void {
  const popup = popups.get(launcher) ?? addPopup(launcher);
  popups.set(launcher, popup);
  void popup.then(({ open }) => open(opener));
}

function addPopup(launcher: HTMLElement): Promise<PopupHandle> {
  const box = document.body.appendChild(document.createElement('div'));
  const offices = JSON.parse(launcher.dataset.launcher ?? '') as FormOffices;
  return new Promise((resolve) => {
    createRoot(box).render(<Popup {...offices} launcher={launcher} onReady={resolve} />);
  });
}
