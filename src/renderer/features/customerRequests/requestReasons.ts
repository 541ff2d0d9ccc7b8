import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { customerRequestReasons } from '#shared/domain/wireValues.ts';

/** Why somebody wrote from the app. */
export const requestReasonLabels: Readonly<
  Record<(typeof customerRequestReasons)[number], MessageDescriptor>
> = {
  payments: msg`Payments`,
  application_issue: msg`Application issue`,
  service_not_performed: msg`Service not performed`,
  general_information: msg`General information`,
  other: msg`Other`,
};
