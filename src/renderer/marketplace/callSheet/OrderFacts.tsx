import { makeStyles, tokens } from '@fluentui/react-components';
import { useLingui } from '@lingui/react';
import type { RecordScope, Row } from '../../data/entityCalls.ts';
import { useResource } from '../../resource/define/resourceContext.tsx';
import { ReadOnlyValue } from '../../resource/form/ReadOnlyValue.tsx';
import { trimmedText } from './customerMatch.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px', minWidth: 0 },
  fact: { minWidth: 0, '& > div': { minHeight: '24px' } },
  label: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

const shown = ['items', 'allergensComment', 'customerAddress'] as const;

const isEmpty = (value: unknown): boolean =>
  Array.isArray(value) ? value.length === 0 : trimmedText(value) === '';

/** Ordered items and destination. */
export const OrderFacts = ({ order, scope }: { order: Row; scope: RecordScope }) => {
  const { i18n } = useLingui();
  const styles = useStyles();
  const { resource } = useResource();
  return (
    <div className={styles.root}>
      {shown.map((name) => {
        const field = resource.fields[name];
        if (!field || isEmpty(order[name])) return null;
        return (
          <div key={name} className={styles.fact}>
            <span className={styles.label}>{i18n._(field.label)}</span>
            <ReadOnlyValue field={field} value={order[name]} scope={scope} />
          </div>
        );
      })}
    </div>
  );
};
