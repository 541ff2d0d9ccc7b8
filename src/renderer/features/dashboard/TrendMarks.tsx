import { makeStyles, Tooltip, tokens, useArrowNavigationGroup } from '@fluentui/react-components';

const useStyles = makeStyles({
  root: { position: 'absolute', display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr' },
  mark: {
    borderRadius: tokens.borderRadiusMedium,
    outlineStyle: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralStencil1Alpha },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
});

/** A part of the picture that keys can reach. */
const markAttributes = { role: 'img', tabIndex: 0 };

export interface Mark {
  days: string;
  text: string;
}

interface TrendMarksProps {
  marks: readonly Mark[];
  /** The place of the bars in the picture, in pixels from its edges. */
  inset: Readonly<Record<'top' | 'right' | 'bottom' | 'left', number>>;
}

/** Over the picture of a chart: each bar can be pointed at over its whole height, and be walked to by arrow keys. */
export const TrendMarks = ({ marks, inset }: TrendMarksProps) => {
  const styles = useStyles();
  const arrowKeys = useArrowNavigationGroup({ axis: 'horizontal', circular: true });
  return (
    <div className={styles.root} style={inset} {...arrowKeys}>
      {marks.map(({ days, text }) => (
        <Tooltip key={days} content={`${days}: ${text}`} relationship="label" showDelay={0} hideDelay={0}>
          <div {...markAttributes} className={styles.mark} />
        </Tooltip>
      ))}
    </div>
  );
};
