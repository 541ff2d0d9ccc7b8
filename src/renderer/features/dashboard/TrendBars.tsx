import { makeStyles, mergeClasses, tokens, useArrowNavigationGroup } from '@fluentui/react-components';
import { axisNumbers } from './axisNumbers.ts';

/** In pixels: the bars, and the space around them for the axis and the text of the focused bar. */
const [height, above, left] = [180, 44, 72];
const barWidth = 28;

const useStyles = makeStyles({
  root: {
    position: 'relative',
    padding: `${above}px 0 0 ${left}px`,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  plot: { position: 'absolute', overflow: 'visible', pointerEvents: 'none', fill: 'currentColor' },
  bar: {
    fill: tokens.colorCompoundBrandBackground,
    '@media (forced-colors: active)': { fill: 'CanvasText' },
  },
  negative: { fill: tokens.colorStatusDangerBorder2 },
  value: { fontWeight: tokens.fontWeightSemibold },
  marks: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr' },
  mark: {
    position: 'relative',
    padding: `${height + 6}px 2px 4px`,
    borderRadius: tokens.borderRadiusMedium,
    outlineStyle: 'none',
    textAlign: 'center',
    textWrap: 'balance',
    ':hover': { backgroundColor: tokens.colorNeutralStencil1Alpha },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    ':hover > span': { display: 'block', zIndex: 2 },
    ':focus-visible > span': { display: 'block' },
  },
  words: {
    display: 'none',
    position: 'absolute',
    zIndex: 1,
    top: `${2 - above}px`,
    padding: '2px 10px',
    border: `1px solid ${tokens.colorTransparentStroke}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow8,
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
  },
});

const namedPart = (name: string) => ({ role: 'img', tabIndex: 0, 'aria-label': name });

interface TrendBarsProps {
  bars: readonly { short: string; sentence: string; value: number | null }[];
  brief: (value: number) => string;
}

/**
 * Bars under hover targets of full height, navigable by arrow keys. Avoids Fluent UI tooltips, because an
 * open one would consume Escape and keep the dialog open.
 */
export const TrendBars = ({ bars, brief }: TrendBarsProps) => {
  const styles = useStyles();
  const arrowKeys = useArrowNavigationGroup({ axis: 'horizontal', circular: true });
  const numbers = axisNumbers(bars.map(({ value }) => value ?? 0));
  const [low = 0, high = 0] = [numbers[0], numbers.at(-1)];
  const yOf = (value: number): number => ((high - value) / (high - low)) * height;
  const zero = yOf(0);
  return (
    <div className={styles.root}>
      <div className={styles.marks} {...arrowKeys}>
        {bars.map(({ short, sentence }, index) => (
          <div key={sentence} {...namedPart(sentence)} className={styles.mark}>
            {short}
            {/* Aligned inwards, so that the first and last texts do not overflow. */}
            <span className={styles.words} style={index < bars.length / 2 ? { left: 0 } : { right: 0 }}>
              {sentence}
            </span>
          </div>
        ))}
      </div>
      <svg
        className={styles.plot}
        style={{ top: above, left, width: `calc(100% - ${left}px)`, height }}
        aria-hidden="true"
      >
        {numbers.map((number) => (
          <g key={number} transform={`translate(0, ${yOf(number)})`}>
            <line x2="100%" stroke="currentColor" opacity={number === 0 ? 0.6 : 0.2} />
            <text x={-8} dy="0.35em" textAnchor="end">
              {brief(number)}
            </text>
          </g>
        ))}
        {bars.map(({ sentence, value }, index) => {
          const x = `${(100 * (index + 0.5)) / bars.length}%`;
          const end = yOf(value ?? 0);
          const isNegative = end > zero;
          return (
            <g key={sentence}>
              <rect
                className={mergeClasses(styles.bar, isNegative && styles.negative)}
                x={x}
                y={Math.min(end, zero)}
                width={barWidth}
                height={Math.max(Math.abs(end - zero), value ? 2 : 0)}
                transform={`translate(${-barWidth / 2})`}
              />
              {value !== null && (
                <text className={styles.value} x={x} y={end + (isNegative ? 15 : -6)} textAnchor="middle">
                  {brief(value)}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </div>
  );
};
