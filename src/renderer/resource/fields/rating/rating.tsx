import { msg } from '@lingui/core/macro';
import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import { defineFieldType, type FilterProps } from '../fieldType.ts';
import type { NumberRangeOwnProps } from '../number/NumberRangeFilter.tsx';
import { maxStars, starsOf } from './stars.ts';

/** Field type for one to five stars, with a text alternative. */
export const rating = defineFieldType(() => ({
  text: (value, { i18n, formatters }) => {
    const number = Number(value);
    const said = Number.isFinite(number) ? formatters.number(number) : String(value);
    return i18n._(msg`${said} of ${maxStars}`);
  },
  none: (isCell) => (isCell ? '–' : msg`Not rated yet`),
  show: (value, text, { isCell, classes }) => {
    const { drawn, style } = starsOf(value);
    return isCell ? (
      <span role="img" className={classes[style]} aria-label={text} title={text}>
        {drawn}
      </span>
    ) : (
      <>
        <span className={classes[style]} aria-hidden="true">
          {drawn}
        </span>{' '}
        {text}
      </>
    );
  },
  width: 84,
  totals: 'average',
  exportAs: 'number',
  filter: {
    matches: ['between', 'exact'],
    range: (from, to, { i18n, formatters }) => {
      const [least, greatest] = [formatters.number(Number(from)), formatters.number(Number(to))];
      return i18n._(msg`${least}–${greatest} of ${maxStars}`);
    },
    editor: lazyComponent<FilterProps, NumberRangeOwnProps>(
      async () => (await import('../inputs.ts')).NumberRangeFilter,
      { isMoney: false, decimals: 1, maximum: undefined, perUnit: 1 },
    ),
  },
  input: null,
}));
