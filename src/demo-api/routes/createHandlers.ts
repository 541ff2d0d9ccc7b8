import type { OperationId } from '#shared/api/operations.ts';
import type { Handlers } from '../http/call.ts';
import { adminHandlers } from './admins.ts';
import { authHandlers } from './auth.ts';
import { categoryTreeHandlers } from './categoryTree.ts';
import { cityHandlers } from './cities.ts';
import { companyHandlers } from './companies.ts';
import { courierHandlers } from './couriers.ts';
import { customerRequestHandlers } from './customerRequests.ts';
import { customerHandlers } from './customers.ts';
import { dashboardHandlers } from './dashboard.ts';
import { establishmentHandlers } from './establishments.ts';
import { feedbackHandlers } from './feedbacks.ts';
import { fileHandlers } from './files.ts';
import { geoZoneHandlers } from './geoZones.ts';
import { helpCenterHandlers } from './helpCenter.ts';
import { homeCategoryHandlers } from './homeCategories.ts';
import { orderHandlers } from './orders.ts';
import { payListHandlers } from './payLists.ts';
import { promotionHandlers } from './promotions.ts';
import { settingsHandlers } from './settings.ts';
import { slotHandlers } from './slots.ts';
import { topFilterHandlers } from './topFilters.ts';
import { utilityHandlers } from './utilities.ts';

/** Rejects handlers without an operation; the type already rejects missing ones. */
const exactly = <Given extends Handlers>(
  handlers: Given & Record<Exclude<keyof Given, OperationId>, never>,
): Handlers => handlers;

export const createHandlers = (onLoginLink: (email: string, token: string) => void): Handlers =>
  exactly({
    ...authHandlers(onLoginLink),
    ...utilityHandlers,
    ...fileHandlers,
    ...dashboardHandlers,
    ...adminHandlers,
    ...cityHandlers,
    ...settingsHandlers,
    ...homeCategoryHandlers,
    ...topFilterHandlers,
    ...categoryTreeHandlers,
    ...companyHandlers,
    ...establishmentHandlers,
    ...courierHandlers,
    ...customerHandlers,
    ...customerRequestHandlers,
    ...orderHandlers,
    ...feedbackHandlers,
    ...promotionHandlers,
    ...helpCenterHandlers,
    ...geoZoneHandlers,
    ...slotHandlers,
    ...payListHandlers,
  });
