import { makeStyles } from '@fluentui/react-components';

const useStyles = makeStyles({ root: { marginInlineStart: '8px', opacity: 0.75, fontFamily: 'inherit' } });

/** Shows the button's shortcut. Hidden from screen readers, because `aria-keyshortcuts` has it. */
export const KeyHint = ({ letter }: { letter: string }) => (
  <span className={useStyles().root} aria-hidden="true">
    {letter}
  </span>
);
