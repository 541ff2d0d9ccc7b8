import { Badge, makeStyles, tokens } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { type ReactNode, useCallback } from 'react';
import type { CountryId } from '#shared/rules/countries.ts';
import { callEntity, type Row } from '../../data/entityCalls.ts';
import { recordKeys, unwrap } from '../../data/queryClient.ts';
import { countryNames } from '../../marketplace/scopeNames.ts';
import { imageSource } from '../../ui/imageSource.ts';

const useStyles = makeStyles({
  picture: {
    width: '28px',
    height: '28px',
    flexShrink: 0,
    objectFit: 'cover',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    '@media print': { display: 'none' },
  },
  badge: { flexShrink: 0, marginInlineEnd: '12px', whiteSpace: 'nowrap' },
});

const query = { page: 1, size: 1000 } as const;

export interface CountryMarks {
  picture: ReactNode;
  badge: ReactNode;
}

/**
 * Picture and state of the country's categories and filters, by key of the tree. Without the permission to
 * read them, the tree has no marks.
 */
export const useCountryMarks = (country: string): ((key: string) => CountryMarks) => {
  const { i18n } = useLingui();
  const styles = useStyles();
  const rows = useQueries({
    queries: (['homeCategories', 'topFilters'] as const).map((entity) => ({
      queryKey: recordKeys.list(entity, { country }, query),
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        unwrap(await callEntity<Row[]>(entity, 'list', { country }, { query, signal })),
    })),
    combine: (answers) =>
      new Map(answers.flatMap(({ data = [] }) => data.map((row) => [row.id, row] as const))),
  });
  const name = i18n._(countryNames[country as CountryId]);
  return useCallback(
    (key) => {
      const row = rows.get(key);
      return {
        picture: typeof row?.image === 'string' && row.image !== '' && (
          <img className={styles.picture} src={imageSource(row.image)} alt="" loading="lazy" />
        ),
        badge: row?.isActive === false && (
          <Badge className={styles.badge} appearance="tint" color="warning">
            <Trans>Not active in {name}</Trans>
          </Badge>
        ),
      };
    },
    [rows, name, styles],
  );
};
