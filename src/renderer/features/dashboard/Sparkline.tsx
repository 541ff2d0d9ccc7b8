import { makeStyles, tokens } from '@fluentui/react-components';

/** Units of the drawing, which is stretched to the room that the card has. */
const [width, height, edge] = [100, 40, 3];

const useStyles = makeStyles({
  root: {
    display: 'block',
    width: '100%',
    height: `${height}px`,
    overflow: 'visible',
    color: tokens.colorCompoundBrandForeground1,
    '@media (forced-colors: active)': { color: 'CanvasText' },
  },
});

const Course = ({ values }: { values: readonly number[] }) => {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const yOf = (value: number): number =>
    high === low ? height - edge : edge + ((high - value) / (high - low)) * (height - 2 * edge);
  const xOf = (index: number): number => (width * index) / (values.length - 1);
  const points = values.map((value, index) => `${xOf(index)},${yOf(value)}`).join(' ');
  return (
    <>
      <polygon
        points={`0,${yOf(0)} ${points} ${width},${yOf(0)}`}
        fill="currentColor"
        opacity={0.12}
        stroke="none"
      />
      <polyline
        points={points}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </>
  );
};

/**
 * Course of a figure, without axes. Starts at zero, so that small changes do not look large. Without values it
 * is an empty drawing, so that late ones lay out nothing but the drawing.
 */
export const Sparkline = ({ values }: { values: readonly number[] }) => (
  <svg
    className={useStyles().root}
    viewBox={`0 0 ${width} ${height}`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    {values.length > 1 && <Course values={values} />}
  </svg>
);
