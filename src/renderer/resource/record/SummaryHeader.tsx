import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Copy16Regular } from '@fluentui/react-icons/svg/copy';
import { Warning16Filled } from '@fluentui/react-icons/svg/warning';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { isUnreadable, shortIdOf } from '#shared/rules/recordValues.ts';
import type { Row } from '../../data/entityCalls.ts';
import { useCopyText } from '../../ui/CopyButton.tsx';
import { Lazy, useLoaded } from '../../ui/lazyComponent.tsx';
import { useFormatters } from '../../ui/useFormatters.ts';
import { useMinute } from '../../ui/useMinute.ts';
import type { Resource, Slots } from '../define/resource.ts';
import { useResource } from '../define/resourceContext.tsx';
import { embeddedName, shownValue } from '../fields/fieldText.ts';
import { ReadOnlyValue } from '../form/ReadOnlyValue.tsx';
import { ActionButtons } from './ActionButtons.tsx';
import { ChangedHere } from './ChangedHere.tsx';
import { useChangeWords } from './changeWords.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '4px', minWidth: 0 },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 16px',
    margin: 0,
    minWidth: 0,
    // Text lines, lower than form fields.
    '& [data-value] > div': { minHeight: '24px' },
  },
  state: { fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  unreadable: { color: tokens.colorNeutralForeground3, fontStyle: 'italic' },
  id: {
    minWidth: 0,
    marginLeft: '-8px',
    fontFamily: tokens.fontFamilyMonospace,
    fontWeight: tokens.fontWeightRegular,
    overflowWrap: 'anywhere',
  },
  odd: { margin: 0, padding: 0, listStyleType: 'none' },
  oddity: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    color: tokens.colorStatusWarningForeground1,
  },
  apart: { display: 'contents' },
  // In the narrow peek a value that does not fit is below its label.
  contact: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 6px', minWidth: 0 },
  value: { margin: 0, minWidth: 0 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '6px', paddingTop: '4px' },
});

const isNothing = (value: unknown): boolean => value === null || value === undefined || value === '';

/** True if the record is named by its id, as orders are. */
const isIdInTitle = ({ nameOf }: Resource, record: Row): boolean =>
  [record.id, shortIdOf(record.id)].includes(nameOf(record) || record.id);

/** Fields shown in the summary header, so that the content below omits them. */
export const fieldsInSummaryHeader = ({ summaryHeader }: Resource, record: Row): readonly string[] => [
  'id',
  ...(summaryHeader.inSummary ?? []),
  ...[...summaryHeader.state, ...summaryHeader.contacts].filter((name) => !isNothing(record[name])),
];

/** True once the code of the header is loaded, and of the content `below`, which would otherwise shift. */
export const useSummaryHeaderLoaded = ({ slots }: Resource, below?: Slots['page']): boolean =>
  useLoaded(
    useMemo(() => [slots.status, slots.summary, below].filter((part) => part !== undefined), [slots, below]),
  );

/** The id with its copy button, or only the button where the title has the id already. */
const WholeId = ({ id: text, isInTitle }: { id: string; isInTitle: boolean }) => {
  const { t } = useLingui();
  const styles = useStyles();
  const copyText = useCopyText();
  return (
    <Button
      className={styles.id}
      appearance="transparent"
      size="small"
      icon={<Copy16Regular />}
      iconPosition="after"
      aria-label={t`Copy ${text}`}
      title={t`Copy ${text}`}
      data-id
      onClick={() => void copyText(text)}
    >
      {!isInTitle && text}
    </Button>
  );
};

/** Relative time of the last change; updates every minute. */
const LastChange = ({ updatedAt }: { updatedAt: string }) => {
  const styles = useStyles();
  const { instant } = useFormatters();
  const words = useChangeWords()(updatedAt, null, useMinute());
  return (
    <span className={styles.quiet} title={instant(updatedAt)}>
      {words}
    </span>
  );
};

interface SummaryHeaderProps {
  record: Row;
  /** The full record is still loading. */
  isPartly?: boolean;
  /** Shows the action buttons. Set where no toolbar has them. */
  hasActions?: boolean;
}

/** Labels and read-only values of a record's fields. */
const useValues = (record: Row) => {
  const { resource, scope } = useResource();
  const { i18n } = useLingui();
  const { fields } = resource;
  const labelOf = (name: string): string => (fields[name] ? i18n._(fields[name].label) : '');
  const shownOf = (name: string) => {
    const field = fields[name];
    return (
      field && (
        <ReadOnlyValue
          field={field}
          value={shownValue(record, name, field)}
          name={embeddedName(record, field)}
          record={record}
          scope={scope}
        />
      )
    );
  };
  return { labelOf, shownOf };
};

/** Status, marks, last change and id. */
const StateLine = ({ record, isPartly }: Required<Pick<SummaryHeaderProps, 'record' | 'isPartly'>>) => {
  const { resource } = useResource();
  const { summaryHeader, slots, marks } = resource;
  const { i18n } = useLingui();
  const styles = useStyles();
  const { labelOf, shownOf } = useValues(record);
  const isInTitle = isIdInTitle(resource, record);
  return (
    <div className={styles.line}>
      {slots.status && !isPartly && <Lazy of={slots.status} given={{ record }} />}
      {summaryHeader.state.map((name) =>
        isUnreadable(record, name) ? (
          <span key={name} className={styles.unreadable}>
            <Trans>unreadable</Trans>
          </span>
        ) : (
          !isNothing(record[name]) && (
            <span key={name} className={styles.state} title={labelOf(name)} data-value>
              {shownOf(name)}
            </span>
          )
        ),
      )}
      {marks.map(({ name, label, isOn }) => isOn(record) && <span key={name}>{i18n._(label)}</span>)}
      {/* A button without text is never alone on a line. */}
      <span className={isInTitle ? styles.contact : styles.apart}>
        {record.updatedAt && <LastChange updatedAt={record.updatedAt} />}
        <ChangedHere id={record.id} />
        <WholeId id={record.id} isInTitle={isInTitle} />
      </span>
    </div>
  );
};

const Contacts = ({ record }: { record: Row }) => {
  const { contacts } = useResource().resource.summaryHeader;
  const styles = useStyles();
  const { labelOf, shownOf } = useValues(record);
  const known = contacts.filter((name) => !isNothing(record[name]));
  return (
    known.length > 0 && (
      <dl className={styles.line}>
        {known.map((name) => (
          <div key={name} className={styles.contact}>
            <dt className={styles.quiet}>{labelOf(name)}</dt>
            <dd className={styles.value} data-value>
              {shownOf(name)}
            </dd>
          </div>
        ))}
      </dl>
    )
  );
};

/** Summary header of a record: status, anomalies, contacts and actions. */
export const SummaryHeader = ({ record, isPartly = false, hasActions = false }: SummaryHeaderProps) => {
  const { summaryHeader, slots } = useResource().resource;
  const { i18n } = useLingui();
  const styles = useStyles();
  const odd = isPartly ? [] : summaryHeader.odd(record);
  return (
    <div className={styles.root} data-summary-header>
      <StateLine record={record} isPartly={isPartly} />
      {odd.length > 0 && (
        <ul className={mergeClasses(styles.line, styles.odd)}>
          {odd.map((label) => (
            <li key={label.id} className={styles.oddity}>
              <Warning16Filled aria-hidden="true" />
              {i18n._(label)}
            </li>
          ))}
        </ul>
      )}
      <Contacts record={record} />
      {slots.summary && !isPartly && <Lazy of={slots.summary} given={{ record }} />}
      {hasActions && (
        <div className={styles.actions}>
          <ActionButtons record={record} size="small" />
        </div>
      )}
    </div>
  );
};
