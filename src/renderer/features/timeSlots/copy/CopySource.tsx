import { Trans, useLingui } from '@lingui/react/macro';
import type { SlotWeek } from '#shared/rules/slotWeek.ts';
import { longDayText, rangeText, shortParts } from '../../../marketplace/slots/slotTexts.ts';
import { RadioChoices } from '../../../ui/RadioChoices.tsx';
import type { DialogChoice } from './copyChoice.ts';

interface CopySourceProps {
  choice: DialogChoice;
  /** Week to copy. */
  week: SlotWeek;
  zoneName: string;
  isOwn: boolean;
}

/** Zone and time that are copied. */
export const CopySource = ({ choice: { day }, week, zoneName, isOwn }: CopySourceProps) => {
  const { i18n, t } = useLingui();
  const place = isOwn ? t`each ticked zone` : zoneName;
  const date = day === null ? undefined : week.days[day]?.date;
  const time = date === undefined ? rangeText(week, i18n, shortParts) : longDayText(date, i18n);
  return (
    <strong>
      <Trans>
        From: {place}, {time}
      </Trans>
    </strong>
  );
};

interface SourceChoiceProps extends Omit<CopySourceProps, 'week'> {
  onChange: (choice: DialogChoice) => void;
}

/** Slots that the ticked zones get: their own, or those of the displayed zone. */
export const SourceChoice = ({ choice, zoneName, isOwn, onChange }: SourceChoiceProps) => {
  const { t } = useLingui();
  const isDay = choice.day !== null;
  const own = isDay ? t`Each zone its own day` : t`Each zone its own week`;
  const same = isDay ? t`${zoneName}’s day to the ticked zones` : t`${zoneName}’s week to the ticked zones`;
  return (
    <RadioChoices
      layout="horizontal"
      aria-label={t`Slots to copy to the zones`}
      choices={[
        ['own', own],
        ['same', same],
      ]}
      value={isOwn ? 'own' : 'same'}
      onChoose={(value) => onChange({ ...choice, isOwn: value === 'own' })}
    />
  );
};
