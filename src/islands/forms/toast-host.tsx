import { Toaster } from 'react-hot-toast';
import { facts } from '../../shared/facts';
import { color, radius, shadow } from '../../theme/tokens';
import { layer } from '../../theme/layout';

const { blank, error, success, loading, custom } = facts.toasts;

/** The library itself shows at most 20 toasts (specification section 9). */
export function ToastHost() {
  return (
    <Toaster
      // Above the floating button; at the top it would cover the phone number and the menus.
      position="bottom-center"
      containerStyle={{ zIndex: layer.overlay, bottom: '5.5rem' }}
      toastOptions={{
        duration: blank,
        style: {
          maxWidth: '30rem',
          padding: '0.75rem 1rem',
          border: `1px solid ${color.divider}`,
          borderRadius: radius.medium,
          background: color.surfaceRaised,
          color: color.text,
          boxShadow: shadow.high,
        },
        error: { duration: error, iconTheme: { primary: color.danger, secondary: color.surface } },
        success: {
          duration: success,
          iconTheme: { primary: color.success, secondary: color.surface },
        },
        loading: { duration: loading },
        custom: { duration: custom },
      }}
    />
  );
}
