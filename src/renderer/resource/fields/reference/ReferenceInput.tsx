import { Field, makeStyles, Tag, TagGroup } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { FilterProps, InputProps } from '../fieldType.ts';
import { RecordCombobox } from './RecordCombobox.tsx';
import type { ReferenceSource } from './referenceSource.ts';
import { useSourceNames } from './useReferenceNames.ts';

export const ReferenceInput = ({ value, aria, ...props }: InputProps & { source: ReferenceSource }) => (
  <RecordCombobox {...aria} {...props} value={typeof value === 'string' ? value : null} />
);

export const ReferenceFilter = ({
  source,
  scope,
  label,
  filter,
  onChange,
}: FilterProps & { source: ReferenceSource }) => (
  <Field label={label}>
    <RecordCombobox
      source={source}
      scope={scope}
      value={filter?.match === 'exact' ? filter.value : null}
      onChange={(id) => onChange(id === null ? null : { match: 'exact', value: id })}
    />
  </Field>
);

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '6px' },
  tags: { display: 'flex', flexWrap: 'wrap', gap: '4px' },
});

export const ReferencesInput = ({
  source,
  scope,
  value,
  onChange,
  onBlur,
  aria,
}: InputProps & { source: ReferenceSource }) => {
  const { t } = useLingui();
  const styles = useStyles();
  const ids = useMemo(() => (Array.isArray(value) ? value.map(String) : []), [value]);
  const known = useSourceNames(source, scope, ids);
  const nameOf = (id: string): string => known(id) ?? id;
  const add = (id: string | null): void => {
    if (id !== null && !ids.includes(id)) onChange([...ids, id]);
  };
  return (
    <div className={styles.root}>
      {ids.length > 0 && (
        <TagGroup
          className={styles.tags}
          size="small"
          aria-label={t`Selected`}
          onDismiss={(_event, data) => onChange(ids.filter((id) => id !== data.value))}
        >
          {ids.map((id) => (
            <Tag key={id} value={id} dismissible dismissIcon={{ 'aria-label': t`Remove ${nameOf(id)}` }}>
              {nameOf(id)}
            </Tag>
          ))}
        </TagGroup>
      )}
      <RecordCombobox {...aria} source={source} scope={scope} value={null} onChange={add} onBlur={onBlur} />
    </div>
  );
};
