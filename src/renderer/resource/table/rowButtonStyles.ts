import { type GriffelStyle, tokens } from '@fluentui/react-components';
import { touchQuery } from '../../ui/useMediaQuery.ts';
import { foldWidth } from './gridModel.ts';

export const focusRing = {
  outline: `2px solid ${tokens.colorStrokeFocus2}`,
  outlineOffset: '-2px',
} as const;

/**
 * Negative scroll margin for sticky elements at the right edge; otherwise focusing one would scroll the list.
 */
const staysRight = { scrollMargin: '0 calc(-1 * var(--buttons)) 0 var(--buttons)' } as const;

/**
 * Expanded buttons, on keyboard focus or hover. They lie over the last cells, so that no column moves. Selects by attribute: a descendant rule under `:hover` would
 * make the browser restyle every row that passes under the pointer.
 */
const unfolded = (where: string) => ({
  [`&[data-act]${where}`]: { width: 'max-content', paddingLeft: '6px', paddingRight: `${foldWidth}px` },
  [`&[data-act]${where} > [data-worded]`]: {
    flex: '0 0 auto',
    width: '28px',
    opacity: 1,
    pointerEvents: 'auto',
  },
  [`&[data-act]${where} > [data-worded=true]`]: { width: 'auto' },
});

const dots = {
  content: '"⋯"',
  position: 'absolute',
  right: 0,
  width: `${foldWidth}px`,
  textAlign: 'center',
  pointerEvents: 'none',
  color: tokens.colorNeutralForeground2,
} as const;

export const rowButtonStyles = {
  // Outside the column grid. Opacity instead of `visibility`, so that keyboard and screen readers reach the
  // buttons of every row.
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
    backgroundColor: 'inherit',
    opacity: 0,
    [`@media ${touchQuery}`]: { opacity: 1 },
  },
  // Close together in a narrow list, so as not to cover a switch of the row.
  tight: { padding: 0 },
  folded: {
    width: `${foldWidth}px`,
    padding: 0,
    cursor: 'pointer',
    [`@media ${touchQuery}`]: { '::after': dots },
  },
  // Applies to every row without waiting for a render, so that a quick click finds the button in its final
  // place.
  unfoldsOnHover: unfolded(':hover'),
  // Only hovered or focused rows get this class: `:has()` on every row made the browser restyle about ten
  // rows per frame of scrolling.
  unfolding: {
    '::after': dots,
    '& > [data-worded]': { opacity: 0 },
    ...unfolded(':has(> :focus-visible)'),
  },
  // Cells are hidden while the buttons lie over them, as half a value would mislead.
  makesRoom: {
    '&:has(> [data-act=menu] > :focus-visible) > [data-gives-way]': { visibility: 'hidden' },
  },
  makesRoomOnHover: { '&:has(> [data-act=menu]:hover) > [data-gives-way]': { visibility: 'hidden' } },
  button: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: '28px',
    height: '26px',
    margin: '0 2px',
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
  tightButton: { margin: 0 },
  // Collapsed buttons share the strip, so that each one can be hit by the pointer.
  foldedButton: {
    flex: '1 1 0',
    width: 0,
    margin: 0,
    overflow: 'hidden',
    [`@media ${touchQuery}`]: { pointerEvents: 'none' },
  },
  // A narrow list has no room to expand, and touch has no hover: a tap opens the menu instead.
  opensMenu: { pointerEvents: 'none' },
  worded: { gap: '4px', width: 'auto', padding: '0 6px', fontSize: 'inherit', whiteSpace: 'nowrap' },
  destructive: { ':hover': { color: tokens.colorStatusDangerForeground3 } },
} satisfies Record<string, GriffelStyle>;
