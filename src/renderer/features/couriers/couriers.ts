import { PersonAvailable20Regular } from '@fluentui/react-icons/svg/person-available';
import { msg, plural } from '@lingui/core/macro';
import { personName } from '#shared/rules/personName.ts';
import { compareBy } from '../../marketplace/compareBy.ts';
import { courierStatusChoices } from '../../marketplace/courierStatuses.ts';
import { zoneSource } from '../../marketplace/courierZones.ts';
import { participantName } from '../../marketplace/orderParties.ts';
import { ordersOf } from '../../marketplace/ordersOf.ts';
import { ordersUnderWayOf } from '../../marketplace/ordersUnderWay.ts';
import { payListsOf } from '../../marketplace/payListsOf.ts';
import { readyViews } from '../../marketplace/readyViews.ts';
import { employmentSource, vehicleSource, workingDaysSource } from '../../marketplace/registrationOptions.ts';
import { reviewsOf } from '../../marketplace/reviewsOf.ts';
import { paths } from '../../paths.ts';
import { defineResource } from '../../resource/define/defineResource.ts';
import { type LinkAction, lacking, type RecordContentProps } from '../../resource/define/resource.ts';
import { fieldOf } from '../../resource/fields/fieldOf.ts';
import type { Rule } from '../../resource/fields/fieldType.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { askBeforeLeaving } from './askBeforeLeaving.ts';
import { lastOrderOf } from './lastOrderField.ts';

const rejections: readonly unknown[] = ['rejected', 'rejected_with_error'];
const isRejectedWithError: Rule<boolean> = ({ status }) => status === 'rejected_with_error';

const { toOrders, lastOrders } = ordersOf('courierId');

/** Link from a waiting courier to the review, which starts with that courier. */
const toReview: LinkAction = {
  name: 'review',
  label: msg`Review`,
  Icon: PersonAvailable20Regular,
  pathOf: ({ id, status }, { country = '', city = '' }) =>
    status === 'request_was_sent' ? `${paths.courierReview({ country, city })}?first=${id}` : null,
};

export const couriers = defineResource({
  entity: 'couriers',
  newLabel: msg`New courier`,
  removeConfirmation: msg`Delete this courier?`,
  removalNote: ordersUnderWayOf('courierId'),
  nameOf: (courier) => personName(courier) || courier.email,
  newRows: (count) => msg`${plural(count, { one: '# new courier', other: '# new couriers' })}`,
  search: 'fullName',
  searchAlso: ['phoneNumber', 'email', 'idNumber', 'iban'],
  takesRows: true,
  asksBefore: askBeforeLeaving,
  views: readyViews.couriers,
  pinned: ['id', 'image', 'fullName'],
  actions: [toReview, toOrders, payListsOf('courierPayLists', 'fullName')],
  slots: {
    band: {
      content: lazyComponent(async () => (await import('./ActivityBand.tsx')).ActivityBand, {}),
      of: 'lastOrderAt',
    },
    compare: compareBy('courierId'),
    lead: lazyComponent<RecordContentProps>(async () => (await import('./CourierLead.tsx')).CourierLead, {}),
    panels: { lastOrders, reviews: reviewsOf('courierId') },
  },
  summaryHeader: {
    odd: (courier) =>
      rejections.includes(courier.status)
        ? []
        : lacking(courier, {
            phoneNumber: msg`No phone number`,
            image: msg`No photo`,
            geoZoneId: msg`No zone`,
            passportNumber: msg`No passport number`,
            passportImage: msg`No passport image`,
            withPassportImage: msg`No image with passport`,
            iban: msg`No IBAN`,
          }),
  },
  fields: {
    fullName: fieldOf.name({ label: msg`Full name`, readOnly: true, isPersonal: true }),
    firstName: fieldOf.text({ label: msg`First name`, isUnique: true, isPersonal: true }),
    lastName: fieldOf.text({ label: msg`Last name`, isUnique: true, isPersonal: true }),
    email: fieldOf.email({ label: msg`Email`, required: true }),
    phoneNumber: fieldOf.phone({ label: msg`Phone number` }),
    dateOfBirth: fieldOf.date({
      label: msg`Date of birth`,
      isUnique: true,
      isPersonal: true,
      warning: (value, i18n) =>
        String(value) > new Date().toISOString().slice(0, 10)
          ? i18n._(msg`This date is in the future`)
          : null,
    }),
    address: fieldOf.address({ label: msg`Address`, isUnique: true }),
    image: fieldOf.image({ label: msg`Image`, isPersonal: true }),
    status: fieldOf.choice({
      label: msg`Status`,
      required: true,
      initial: 'email_not_verified',
      choices: courierStatusChoices,
      width: 156,
    }),
    errorMessage: fieldOf.multiline({
      label: msg`Error message`,
      shownWhen: isRejectedWithError,
      required: isRejectedWithError,
    }),
    vehicle: fieldOf.option({ label: msg`Vehicle`, source: vehicleSource, width: 92 }),
    geoZone: participantName({ label: msg`Geo zone`, readOnly: true, column: false }),
    geoZoneId: fieldOf.option({ label: msg`Geo zone`, source: zoneSource, nameField: 'geoZone', width: 96 }),
    workingDays: fieldOf.option({ label: msg`Working days`, source: workingDaysSource }),
    employment: fieldOf.option({ label: msg`Employment`, source: employmentSource }),
    orderAutoAcceptance: fieldOf.boolean({ label: msg`Order auto acceptance` }),
    rating: fieldOf.decimal({ label: msg`Rating`, readOnly: true, totals: 'average' }),
    lastOrderAt: lastOrderOf({
      label: msg`Last order`,
      readOnly: true,
      shownWithFilter: 'lastOrderAt',
    }),
    idNumber: fieldOf.taxNumber({ label: msg`ID number` }),
    iban: fieldOf.iban({ label: msg`IBAN` }),
    passportNumber: fieldOf.text({
      label: msg`Passport number`,
      isPersonal: true,
      isSensitive: true,
      max: 64,
    }),
    passportImage: fieldOf.image({ label: msg`Passport image`, isPersonal: true, isSensitive: true }),
    withPassportImage: fieldOf.image({
      label: msg`Image with passport`,
      isPersonal: true,
      isSensitive: true,
    }),
  },
  columns: [
    'id',
    'image',
    'fullName',
    'phoneNumber',
    'status',
    'vehicle',
    'rating',
    'geoZoneId',
    'createdAt',
  ],
  sections: [
    { title: msg`State`, fields: ['status', 'rating', 'errorMessage'] },
    {
      title: msg`Person`,
      fields: ['firstName', 'lastName', 'phoneNumber', 'dateOfBirth', 'email', 'address', 'image'],
    },
    {
      title: msg`Work`,
      fields: ['vehicle', 'geoZoneId', 'workingDays', 'employment', 'orderAutoAcceptance'],
    },
    { title: msg`Legal and payment`, fields: ['idNumber', 'iban'] },
    { title: msg`Passport`, fields: ['passportNumber', 'passportImage', 'withPassportImage'] },
  ],
  quickEdit: [
    'firstName',
    'lastName',
    'email',
    'phoneNumber',
    'status',
    'errorMessage',
    'vehicle',
    'geoZoneId',
    'workingDays',
    'employment',
    'orderAutoAcceptance',
  ],
});
