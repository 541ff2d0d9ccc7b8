import { Button, Checkbox, makeStyles, tokens } from '@fluentui/react-components';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Handover } from '#shared/ipc/handoverRoutes.ts';
import type { CustomerTextPurpose, Locale } from '#shared/screens/settingValues.ts';
import { localeNames } from '../../i18n/activateLocale.ts';
import { serverKey } from '../../stores/preferences.ts';
import { Banner } from '../../ui/Banner.tsx';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { useFormatters } from '../../ui/useFormatters.ts';
import {
  type HandoverItem,
  handoverParts,
  type PartName,
  type Preview,
  type TitleOf,
} from './handoverParts.ts';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column' },
  items: { margin: '0 0 4px', paddingLeft: '32px', color: tokens.colorNeutralForeground2 },
  line: { overflowWrap: 'anywhere' },
});

/** Names shown per line; a tooltip would not be read. */
const maxNames = 12;

const namesOf = (items: readonly HandoverItem[], wordsOf: (of: string) => string): string => {
  const names = items.map(({ of, name }) => [wordsOf(of), name].filter(Boolean).join(': '));
  const more = names.length > maxNames ? ['…'] : [];
  return [...names.slice(0, maxNames), ...more].join(', ');
};

const purposeNames: Readonly<Record<CustomerTextPurpose, MessageDescriptor>> = {
  request: msg`Requests`,
  delay: msg`Delays`,
  cancellation: msg`Cancellations`,
};

/** New items of a part, then those that replace own ones. */
const PartItems = ({ items, titleOf }: { items: readonly HandoverItem[]; titleOf: TitleOf }) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const wordsOf = (of: string): string => {
    const title = Object.hasOwn(purposeNames, of) ? purposeNames[of as CustomerTextPurpose] : titleOf(of);
    return title ? i18n._(title) : (localeNames[of as Locale] ?? of);
  };
  const line = (items: readonly HandoverItem[], isReplacing: boolean) => {
    const names = namesOf(items, wordsOf);
    const count = items.length;
    if (count === 0) return null;
    return (
      <div className={styles.line}>
        {isReplacing
          ? t`${plural(count, { one: `# replaces yours: ${names}`, other: `# replace yours: ${names}` })}`
          : t`${plural(count, { one: `# new: ${names}`, other: `# new: ${names}` })}`}
      </div>
    );
  };
  return (
    <div className={styles.items}>
      {line(
        items.filter(({ isReplacing }) => !isReplacing),
        false,
      )}
      {line(
        items.filter(({ isReplacing }) => isReplacing),
        true,
      )}
    </div>
  );
};

interface HandoverDialogProps {
  file: Handover;
  preview: Preview;
  titleOf: TitleOf;
  onApply: (chosen: ReadonlySet<PartName>) => void;
  onClose: () => void;
}

/** Preview of an import: new and replaced items, part by part. */
export const HandoverDialog = ({ file, preview, titleOf, onApply, onClose }: HandoverDialogProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  const { dateTime } = useFormatters();
  const offered = handoverParts.filter((part) => preview[part].length > 0);
  const [chosen, setChosen] = useState<ReadonlySet<PartName>>(() => new Set(offered));
  const savedAt = dateTime(file.savedAt);
  const labels: Record<PartName, string> = {
    views: t`Saved views`,
    columns: t`Columns`,
    texts: t`Texts for candidates`,
    customerTexts: t`Texts for customers`,
    templates: t`Slot templates`,
    workspaces: t`Workspaces`,
  };
  const toggle = (part: PartName): void => {
    const next = new Set(chosen);
    if (!next.delete(part)) next.add(part);
    setChosen(next);
  };
  return (
    <DialogFrame
      title={<Trans>Import settings</Trans>}
      onClose={onClose}
      onSubmit={() => onApply(chosen)}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" appearance="primary" disabled={chosen.size === 0}>
            <Trans>Import</Trans>
          </Button>
        </>
      }
    >
      <div>
        <Trans>Saved on {savedAt}</Trans>
      </div>
      {file.server !== serverKey() && (
        <Banner intent="warning">
          <Trans>
            This file comes from another server. Filters by a city, person or establishment may find nothing
            here.
          </Trans>
        </Banner>
      )}
      {offered.map((part) => (
        <div key={part} className={styles.part}>
          <Checkbox label={labels[part]} checked={chosen.has(part)} onChange={() => toggle(part)} />
          <PartItems items={preview[part]} titleOf={titleOf} />
        </div>
      ))}
      {offered.length === 0 && <Trans>This file contains no settings.</Trans>}
    </DialogFrame>
  );
};
