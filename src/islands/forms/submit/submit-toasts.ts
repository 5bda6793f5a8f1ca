import { messages } from '../../../../contract/shared/messages';

/**
 * The specified notifications (specification section 8). The library is fetched with the page's notifications; where it
 * cannot be, the form itself still says what happened.
 */
/** @param isPanelBelow a panel takes the form's place at the top of the screen, with room above it: at the bottom it would lie over its words */
export function announceSent(isPanelBelow: boolean): void {
  load().then((toast) => {
    // What failed before has been overcome.
    toast.remove();
    toast.success(messages.sent, isPanelBelow ? { position: 'top-center' } : {});
  }, warn);
}

export function announceFailure(): void {
  load().then((toast) => toast.error(messages.sendFailed), warn);
}

const load = () => import('react-hot-toast').then((module) => module.default);
const warn = () => console.warn('A notification could not be shown.');
