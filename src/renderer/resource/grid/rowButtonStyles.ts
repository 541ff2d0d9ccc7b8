import { type GriffelStyle, tokens } from '@fluentui/react-components';
import { touchQuery } from '../../ui/useMediaQuery.ts';
import { foldWidth } from './gridModel.ts';

export const focusRing = {
  outline: `2px solid ${tokens.colorStrokeFocus2}`,
  outlineOffset: '-2px',
} as const;

const narrow = '@container (max-width: 1000px)';
const wide = '@container (min-width: 1000.02px)';

/** What stays at the right edge counts as standing beside it when it gets the focus, or the list would move. */
const staysRight = { scrollMargin: '0 calc(-1 * var(--buttons)) 0 var(--buttons)' } as const;

/**
 * The buttons of a row where a key has brought the focus, or where they are pointed at. By their attribute: a rule for whatever
 * stands inside an element that is pointed at would have the browser style all of each row that passes under the pointer again.
 */
const unfolded = (where: string) => ({
  [`&[data-act]${where}`]: { width: 'max-content', paddingLeft: '6px', paddingRight: `${foldWidth}px` },
  [`&[data-act]${where} > [data-worded]`]: { flex: '0 0 28px', opacity: 1, pointerEvents: 'auto' },
  [`&[data-act]${where} > [data-worded=true]`]: { flex: '0 0 auto', width: 'auto' },
});

/** The sign that there is more. */
const dots = {
  content: '"⋯"',
  position: 'absolute',
  right: 0,
  width: `${foldWidth}px`,
  textAlign: 'center',
  pointerEvents: 'none',
  color: tokens.colorNeutralForeground2,
} as const;

/** The strip of buttons at the end of a row. */
export const rowButtonStyles = {
  // They take no column. Not seen is not hidden: keys and screen readers find them in every row.
  buttons: {
    position: 'sticky',
    right: 0,
    zIndex: 4,
    gridColumn: '-2 / -1',
    justifySelf: 'end',
    display: 'flex',
    alignItems: 'center',
    width: 'max-content',
    padding: '0 6px',
    // On a small screen they stand close, so as not to lie over a switch of the row.
    [narrow]: { padding: 0 },
    backgroundColor: 'inherit',
    opacity: 0,
    [`@media ${touchQuery}`]: { opacity: 1 },
  },
  // Until they unfold beside what was pointed at.
  folded: {
    width: `${foldWidth}px`,
    padding: 0,
    cursor: 'pointer',
    [narrow]: { padding: 0 },
    // In every row at once: a click that follows the pointer without a pause must find the button where it stays.
    [wide]: unfolded(':hover'),
    [`@media ${touchQuery}`]: { '::after': dots },
  },
  // Only rows that are pointed at or hold the focus have these two: with `:has()` on all of them, the browser worked out the
  // style of some ten rows again in every frame of scrolling.
  unfolding: {
    '::after': dots,
    '& > [data-worded]': { opacity: 0 },
    ...unfolded(':has(> :focus-visible)'),
  },
  // Where its buttons unfold, the words of a row make room for them, and no figure or date lies under them.
  makesRoom: {
    [wide]: { '&:has(> [data-act=menu]:hover)': { gridTemplateColumns: 'var(--unfolded)' } },
    '&:has(> [data-act=menu] > :focus-visible)': { gridTemplateColumns: 'var(--unfolded)' },
  },
  button: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: '28px',
    height: '26px',
    margin: '0 2px',
    [narrow]: { margin: 0 },
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground3,
    cursor: 'pointer',
    ...staysRight,
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover, color: tokens.colorNeutralForeground1 },
    ':focus-visible': focusRing,
    '&[aria-busy=true]': { opacity: 0.4, cursor: 'progress' },
  },
  // Each has a share of the little room, where a pointer finds it.
  foldedButton: {
    flex: '1 1 0',
    width: 0,
    margin: 0,
    overflow: 'hidden',
    // A finger does not point before it touches, and in a narrow list there is nothing that could make room: a menu opens.
    [narrow]: { margin: 0, pointerEvents: 'none' },
    [`@media ${touchQuery}`]: { pointerEvents: 'none' },
  },
  worded: { gap: '4px', width: 'auto', padding: '0 6px', fontSize: 'inherit', whiteSpace: 'nowrap' },
  destructive: { ':hover': { color: tokens.colorStatusDangerForeground3 } },
} satisfies Record<string, GriffelStyle>;
