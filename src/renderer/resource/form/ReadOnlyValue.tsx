import { Link, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useLingui } from '@lingui/react';
import { type ReactNode, useMemo } from 'react';
import type { Contact } from '#shared/ipc/shellRoutes.ts';
import type { RecordScope, Row } from '../../data/entityCalls.ts';
import { AddressValue } from '../../ui/AddressValue.tsx';
import { beforeWords, breakable } from '../../ui/breakable.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Lazy } from '../../ui/lazyComponent.tsx';
import { openContact } from '../../ui/openContact.ts';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { changedMark, useChangeMark } from '../../ui/useChangeMark.ts';
import { emptyText, mask, seenText, valueText } from '../fields/fieldText.ts';
import type { CellContext, Field } from '../fields/fieldType.ts';
import { starStyles } from '../fields/rating/stars.ts';
import { useTextContext, wantedIds } from '../fields/reference/useReferenceNames.ts';
import { Revealable } from '../fields/sensitive/Revealable.tsx';

const useContactStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: '4px', minWidth: 0 },
  link: { minWidth: 0, overflowWrap: 'anywhere', textAlign: 'start' },
});

const ContactValue = ({ type, text }: { type: Contact['type']; text: string }) => {
  const styles = useContactStyles();
  if (type === 'place') return <AddressValue text={text} />;
  return (
    <span className={styles.root}>
      <Link
        as="button"
        // A button with `role="link"`: external addresses are opened only by main.
        role="link"
        className={styles.link}
        onClick={() => void openContact({ type, value: text.trim() })}
      >
        {breakable(text, beforeWords)}
      </Link>
      <CopyButton text={text} />
    </span>
  );
};

const useStyles = makeStyles({
  root: {
    ...changedMark,
    display: 'flex',
    alignItems: 'center',
    minHeight: '32px',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
    fontVariantNumeric: 'tabular-nums',
  },
  mono: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200 },
  ...starStyles,
  negative: { color: tokens.colorStatusDangerForeground3 },
  image: {
    maxWidth: '160px',
    maxHeight: '120px',
    borderRadius: tokens.borderRadiusMedium,
    objectFit: 'cover',
  },
});

const link: CellContext['link'] = (path, text) => <RecordLink to={path}>{text}</RecordLink>;

interface ReadOnlyValueProps {
  field: Field;
  value: unknown;
  scope: RecordScope;
  /** Embedded name of the referenced record; skips the lookup. */
  name?: string;
  /** Record of the value, for displays that depend on other fields. */
  record?: Row | null;
  aria?: object;
}

/** Read-only value, formatted as in lists. */
export const ReadOnlyValue = ({
  field,
  value,
  scope,
  name = '',
  record = null,
  aria,
}: ReadOnlyValueProps) => {
  const styles = useStyles();
  const { i18n } = useLingui();
  const isNamed = name !== '';
  const fields = useMemo(() => (isNamed ? [] : [field]), [field, isNamed]);
  const wanted = useMemo(() => wantedIds(fields.map((looked) => [looked, value])), [fields, value]);
  const context = useTextContext(fields, scope, wanted);
  const whole = name || valueText(field, value, context);
  const isPrivate = context.isPrivate === true;
  const text = seenText({ ...field, isSensitive: false }, whole, isPrivate);
  const nothing = emptyText(field, false, context) ?? '–';
  const isShown = text !== mask || field.source !== undefined;
  const mark = useChangeMark(value, text);
  const cellContext: CellContext = { isCell: false, scope, link, classes: styles };
  // Show the complete id, so that it can be copied, even if lists shorten it.
  if (field.look === 'code' && !field.show && text !== '') {
    return (
      <div {...aria} {...mark} className={mergeClasses(styles.root, styles.mono)}>
        <span>{String(value)}</span>
        <CopyButton text={String(value)} />
      </div>
    );
  }
  // Hidden by privacy mode: this single value can be revealed.
  if (text === mask && whole !== mask && field.source === undefined) {
    return (
      <div {...aria} {...mark} className={styles.root}>
        <Revealable label={i18n._(field.label)}>
          {() => (field.contact ? <ContactValue type={field.contact} text={whole} /> : whole)}
        </Revealable>
      </div>
    );
  }
  const content = (): ReactNode =>
    text === '' ? nothing : field.show && isShown ? field.show(value, text, cellContext) : text;
  if (field.contact && text !== '' && isShown) {
    return (
      <div {...aria} {...mark} className={styles.root}>
        <ContactValue type={field.contact} text={text} />
      </div>
    );
  }
  if (field.display && isShown) {
    return (
      <div {...aria} {...mark} className={styles.root}>
        <Lazy of={field.display} given={{ value, text, scope, record }} until={text} />
      </div>
    );
  }
  return (
    <div
      {...aria}
      {...mark}
      className={field.look === 'code' ? mergeClasses(styles.root, styles.mono) : styles.root}
    >
      {field.isSensitive && text !== '' ? (
        <Revealable label={i18n._(field.label)}>{content}</Revealable>
      ) : (
        <span>{content()}</span>
      )}
    </div>
  );
};
