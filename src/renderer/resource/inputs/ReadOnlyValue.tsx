import { makeStyles, tokens } from '@fluentui/react-components';
import { useMemo } from 'react';
import type { RecordScope } from '../../data/entityCalls.ts';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { StatusDot } from '../../ui/StatusDot.tsx';
import type { Field } from '../fields/field.ts';
import { isId } from '../fields/isId.ts';
import { toneOf } from '../fields/toneOf.ts';
import { wantedIds } from '../fields/wantedIds.ts';
import { valueText } from '../format/fieldText.ts';
import { imageSource } from '../format/imageSource.ts';
import { useTextContext } from '../format/useTextContext.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '32px',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
    fontVariantNumeric: 'tabular-nums',
  },
  mono: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200 },
  image: {
    maxWidth: '160px',
    maxHeight: '120px',
    borderRadius: tokens.borderRadiusMedium,
    objectFit: 'cover',
  },
});

interface ReadOnlyValueProps {
  field: Field;
  value: unknown;
  scope: RecordScope;
  id?: string;
}

/** A value that is only looked at, in the same words as in lists. */
export const ReadOnlyValue = ({ field, value, scope, id }: ReadOnlyValueProps) => {
  const styles = useStyles();
  const fields = useMemo(() => [field], [field]);
  const wanted = useMemo(() => wantedIds([[field, value]]), [field, value]);
  const context = useTextContext(fields, scope, wanted);
  if (field.kind === 'image' && typeof value === 'string' && value !== '') {
    return <img id={id} className={styles.image} src={imageSource(value)} alt="" />;
  }
  const text = valueText(field, value, context) || '–';
  const tone = toneOf(field, value);
  const path =
    field.kind === 'reference' && typeof value === 'string' ? field.source.pathOf?.(scope, value) : null;
  return (
    <div id={id} className={styles.root}>
      {tone && <StatusDot tone={tone} />}
      {path ? (
        <RecordLink to={path}>{text}</RecordLink>
      ) : (
        <span className={isId(field) ? styles.mono : undefined}>
          {field.kind === 'workingTime' ? text.replaceAll('; ', '\n') : text}
        </span>
      )}
    </div>
  );
};
