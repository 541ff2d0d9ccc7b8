import { makeStyles } from '@fluentui/react-components';

const useStyles = makeStyles({ root: { marginInlineStart: '8px', opacity: 0.75, fontFamily: 'inherit' } });

/** The key that does the same as the button around it, for the eye; `aria-keyshortcuts` says it to others. */
export const KeyHint = ({ letter }: { letter: string }) => (
  <span className={useStyles().root} aria-hidden="true">
    {letter}
  </span>
);
