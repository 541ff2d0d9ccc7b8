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
  // Towards the middle of the picture, so that none runs over its edge.
  early: { left: 0 },
  late: { right: 0 },
});

/** A part of the picture that keys can reach. */
const namedPart = (name: string) => ({ role: 'img', tabIndex: 0, 'aria-label': name });

interface TrendMarksProps {
  /** What there is to be said of each bar. */
  sentences: readonly string[];
  /** The place of the bars in the picture, in pixels from its edges. */
  inset: Readonly<Record<'top' | 'right' | 'bottom' | 'left', number>>;
}

/**
 * Over the picture of a chart: each bar can be pointed at over its whole height, and be walked to by arrow keys. No
 * tooltips of Fluent UI, which would keep Esc from closing the dialog wherever the pointer happens to rest.
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
