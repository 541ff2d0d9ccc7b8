import { CalendarClock20Regular } from '@fluentui/react-icons/svg/calendar-clock';
import { CheckmarkCircle20Regular } from '@fluentui/react-icons/svg/checkmark-circle';
import { DismissCircle20Regular } from '@fluentui/react-icons/svg/dismiss-circle';
import { PlayCircle20Regular } from '@fluentui/react-icons/svg/play-circle';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RecordScope, Row } from '../../data/entityCalls.ts';
import { flagWords } from '../../marketplace/flagWords.ts';
import { establishmentSource, participantName } from '../../marketplace/orderParties.ts';
import { readyViews } from '../../marketplace/readyViews.ts';
import { defineResource } from '../../resource/define/defineResource.ts';
import { fieldOf } from '../../resource/fields/fieldOf.ts';
import type { Rule } from '../../resource/fields/fieldType.ts';
import { changeAtOnce } from '../../resource/form/changeAtOnce.ts';
import { serverNow } from '../../stores/serverClock.ts';

type PromotionPhase = 'planned' | 'running' | 'over';

const momentOf = (value: unknown): number => (typeof value === 'string' ? Date.parse(value) : Number.NaN);

const rejections: readonly unknown[] = ['rejected', 'rejected_with_error'];

/** Incomplete input, as opposed to a missing date. */
const isNoDate = (value: unknown): boolean =>
  typeof value === 'string' && value !== '' && Number.isNaN(Date.parse(value));

/**
 * Phase by start and end date; a missing start means running, a missing end means open-ended. `null` if both
 * are missing, if either is incomplete, or if the promotion is rejected and thus never runs.
 */
export const promotionPhase = (
  { startDate, endDate, status }: Readonly<Record<string, unknown>>,
  now: number,
): PromotionPhase | null => {
  if (isNoDate(startDate) || isNoDate(endDate)) return null;
  const [start, end] = [momentOf(startDate), momentOf(endDate)];
  if ((Number.isNaN(start) && Number.isNaN(end)) || rejections.includes(status)) return null;
  if (start > now) return 'planned';
  return end < now ? 'over' : 'running';
};

const phaseLabels = { planned: msg`Planned`, running: msg`Running`, over: msg`Ended` };
const isIn =
  (phase: PromotionPhase) =>
  (row: Row): boolean =>
    promotionPhase(row, serverNow()) === phase;

const waits = ({ status }: Row): boolean => status === 'request_was_sent';
/** Decisions without further input. A rejection with an error needs a message, so it is in the form only. */
const decisions = {
  accepted: msg({ context: 'feminine', message: 'Accepted' }),
  rejected: msg({ context: 'feminine', message: 'Rejected' }),
};
const decide = (row: Row, scope: RecordScope, status: keyof typeof decisions): Promise<boolean> => {
  const name = String(row.name);
  const values = { status };
  return changeAtOnce('promotions', { name, row, scope, values }, `${name}: ${i18n._(decisions[status])}`);
};

const isRejectedWithError: Rule<boolean> = ({ status }) => status === 'rejected_with_error';

export const promotions = defineResource({
  entity: 'promotions',
  newLabel: msg`New promotion`,
  removeConfirmation: msg`Delete this promotion?`,
  nameOf: ({ name }) => name,
  search: 'name',
  searchAlso: ['establishmentName'],
  takesRows: true,
  views: readyViews.promotions,
  marks: [
    { name: 'planned', label: phaseLabels.planned, Icon: CalendarClock20Regular, isOn: isIn('planned') },
    { name: 'running', label: phaseLabels.running, Icon: PlayCircle20Regular, isOn: isIn('running') },
    { name: 'over', label: phaseLabels.over, Icon: CheckmarkCircle20Regular, isOn: isIn('over') },
  ],
  actions: [
    {
      name: 'accept',
      label: msg`Accept`,
      Icon: CheckmarkCircle20Regular,
      isShown: waits,
      run: (row, scope) => decide(row, scope, 'accepted'),
    },
    {
      name: 'reject',
      label: msg`Reject`,
      Icon: DismissCircle20Regular,
      isShown: waits,
      run: (row, scope) => decide(row, scope, 'rejected'),
    },
  ],
  summaryHeader: { state: ['status', 'isPublic', 'isActive'] },
  fields: {
    // With room for the icon of the phase.
    id: fieldOf.id({ label: msg`ID`, width: 76 }),
    name: fieldOf.name({ label: msg`Name`, required: true }),
    establishmentId: fieldOf.reference({
      label: msg`Establishment`,
      filterGroup: 'who',
      required: true,
      readOnly: 'later',
      source: establishmentSource,
      nameField: 'establishmentName',
      width: 96,
    }),
    establishmentName: participantName({ label: msg`Establishment name`, readOnly: true, column: false }),
    establishment: participantName({ label: msg`Establishment name`, readOnly: true, column: false }),
    image: fieldOf.image({ label: msg`Image` }),
    startDate: fieldOf.dateTime({ label: msg`Start date`, isDay: true }),
    endDate: fieldOf.dateTime({
      label: msg`End date`,
      isDay: true,
      min: ({ startDate }) => startDate,
      hint: (values) => {
        const phase = promotionPhase(values, serverNow());
        return phase && phaseLabels[phase];
      },
    }),
    status: fieldOf.choice({
      label: msg`Status`,
      required: true,
      initial: 'request_was_sent',
      choices: [
        { value: 'request_was_sent', label: msg`Request was sent`, tone: 'warning' },
        {
          value: 'rejected_with_error',
          label: msg({ context: 'feminine', message: 'Rejected with error' }),
          tone: 'danger',
        },
        { value: 'rejected', label: decisions.rejected, tone: 'danger' },
        { value: 'accepted', label: decisions.accepted, tone: 'success' },
      ],
    }),
    errorMessage: fieldOf.multiline({
      label: msg`Error message`,
      shownWhen: isRejectedWithError,
      required: isRejectedWithError,
    }),
    isPublic: fieldOf.boolean({
      ...flagWords.publicFeminine,
      quickSwitch: { messages: [msg`public`, msg`not public`] },
    }),
    isActive: fieldOf.active(flagWords.activeFeminine),
  },
  // Narrower lists give its room to the names.
  updatedAtFromWidth: 1240,
  columns: [
    'id',
    'name',
    'establishmentId',
    'image',
    'startDate',
    'endDate',
    'status',
    'isPublic',
    'createdAt',
    'updatedAt',
  ],
  sections: [
    { title: msg`Promotion`, fields: ['name', 'establishmentId', 'isPublic', 'isActive', 'image'] },
    { title: msg`Time`, fields: ['startDate', 'endDate'] },
    { title: msg`State`, fields: ['status', 'errorMessage'], isAside: true },
  ],
  quickEdit: [
    'name',
    'establishmentId',
    'startDate',
    'endDate',
    'status',
    'errorMessage',
    'isPublic',
    'isActive',
  ],
});
