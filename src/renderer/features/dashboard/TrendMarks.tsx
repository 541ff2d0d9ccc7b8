import { makeStyles, mergeClasses, tokens, useArrowNavigationGroup } from '@fluentui/react-components';

const useStyles = makeStyles({
  root: { position: 'absolute', display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr' },
  mark: {
    position: 'relative',
    borderRadius: tokens.borderRadiusMedium,
    outlineStyle: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralStencil1Alpha },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    ':hover > span': { display: 'block' },
    ':focus-visible > span': { display: 'block' },
  },
  words: {
    display: 'none',
    position: 'absolute',
    zIndex: 1,
    top: '-16px',
    padding: '4px 10px',
    border: `1px solid ${tokens.colorTransparentStroke}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow8,
    fontSize: tokens.fontSizeBase200,
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
  },
  // Aligned inwards, so that the first and last texts do not overflow.
  early: { left: 0 },
  late: { right: 0 },
});

const namedPart = (name: string) => ({ role: 'img', tabIndex: 0, 'aria-label': name });

interface TrendMarksProps {
  sentences: readonly string[];
  /** Distance of the plot area from the edges, in pixels. */
  inset: Readonly<Record<'top' | 'right' | 'bottom' | 'left', number>>;
}

/**
 * Overlay of hover targets of full height, navigable by arrow keys. Avoids Fluent UI tooltips, because an
 * open one would consume Escape and keep the dialog open.
 */
export const TrendMarks = ({ sentences, inset }: TrendMarksProps) => {
  const styles = useStyles();
  const arrowKeys = useArrowNavigationGroup({ axis: 'horizontal', circular: true });
  return (
    <div className={styles.root} style={inset} {...arrowKeys}>
      {sentences.map((sentence, index) => (
        <div key={sentence} {...namedPart(sentence)} className={styles.mark}>
          <span
            className={mergeClasses(styles.words, index < sentences.length / 2 ? styles.early : styles.late)}
          >
            {sentence}
          </span>
        </div>
      ))}
    </div>
  );
};
