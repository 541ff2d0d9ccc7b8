import { makeStyles } from '@fluentui/react-components';
import { addToastLine } from '../stores/toasts.ts';

/** Height of a toast of one line with its padding. */
export const toastLineHeight = 36;

const useStyles = makeStyles({
  // Empty without toasts, so it takes no room then.
  root: { flex: '0 0 auto', minWidth: 0 },
});

/**
 * Place for toasts, above the controls at the bottom of a page. It takes its room from the scrollable content
 * above it, whose beginning stays where it is.
 */
export const ToastLine = () => <div ref={addToastLine} className={useStyles().root} data-toast-line />;
