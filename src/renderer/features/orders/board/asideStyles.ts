import { makeStyles, tokens } from '@fluentui/react-components';

/** Panel next to the columns; over them where there is no room. */
export const useAsideStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    flex: '0 0 clamp(280px, 26%, 360px)',
    boxSizing: 'border-box',
    gap: '12px',
    overflow: 'auto',
    padding: '8px 12px 16px 16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    '@container (width < 900px)': {
      position: 'absolute',
      insetBlock: 0,
      right: 0,
      zIndex: 7,
      width: 'min(340px, 100%)',
      boxShadow: tokens.shadow16,
    },
  },
  // On the other side than the card.
  left: { '@container (width < 900px)': { left: 0, right: 'auto' } },
  right: {},
});
