import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Whether whoever was waited for came in time: the courier, or the customer who fetches the order. */
export const arrivalWords = (deliveryMethod: unknown, isInTime: boolean): MessageDescriptor => {
  if (deliveryMethod === 'delivery')
    return isInTime ? msg`The courier arrived in time` : msg`The courier did not arrive in time`;
  return isInTime ? msg`The customer arrived in time` : msg`The customer did not arrive in time`;
};
