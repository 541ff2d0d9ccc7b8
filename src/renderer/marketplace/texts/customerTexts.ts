import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CustomerTextPurpose, Locale } from '#shared/screens/settingValues.ts';
import { createTextSet, type TextSet } from './preparedTexts.ts';

export type TextPurpose = CustomerTextPurpose;

/**
 * Texts to customers. Placeholders: `{name}`, `{order}`, `{establishment}`, `{total}`, `{refund}`, `{reason}`,
 * `{expected}` and `{state}`, the sentence about the order. Short enough for a mail link in Cyrillic.
 */
export const customerTexts: Readonly<Record<TextPurpose, TextSet>> = {
  request: createTextSet('requestTexts', {
    en_US: [
      'Hello {name}, thank you for your message. We are taking care of it. To add something, reply to this message.',
      'Hello {name}, your refund is on its way. It can take up to five working days to reach your account.',
      'Hello {name}, we are sorry about your order {order} from {establishment}. What exactly was missing or wrong? A picture helps us.',
      'Hello {name}, please close the app, update it and log in again. Write to us if the problem stays.',
    ],
    uk_UA: [
      'Вітаємо, {name}! Дякуємо за звернення. Ми вже ним займаємося. Щоб щось додати, дайте відповідь на це повідомлення.',
      'Вітаємо, {name}! Кошти вже повертаються. Вони надійдуть на ваш рахунок протягом п’яти робочих днів.',
      'Вітаємо, {name}! Нам прикро через ваше замовлення {order} із закладу {establishment}. Чого саме бракувало або що не так? Допоможе фото.',
      'Вітаємо, {name}! Закрийте застосунок, оновіть його та ввійдіть знову. Напишіть нам, якщо проблема залишиться.',
    ],
    es_ES: [
      'Hola, {name}: gracias por tu mensaje. Ya nos estamos ocupando de ello. Si quieres añadir algo, responde a este mensaje.',
      'Hola, {name}: tu reembolso está en camino. Puede tardar hasta cinco días laborables en llegar a tu cuenta.',
      'Hola, {name}: sentimos lo ocurrido con tu pedido {order} de {establishment}. ¿Qué faltaba o qué estaba mal exactamente? Una foto nos ayuda.',
      'Hola, {name}: cierra la aplicación, actualízala e inicia sesión de nuevo. Escríbenos si el problema continúa.',
    ],
  }),
  delay: createTextSet('delayTexts', {
    en_US: [
      'Hello {name}, this is about your order {order} from {establishment}. {state} We are sorry for the wait.',
      'Hello {name}, we have no courier for your order {order} yet. We expect it about {expected}. Would you like to wait?',
      'Hello {name}, {establishment} needs more time for your order {order}. We expect it about {expected}. We are sorry.',
      'Hello {name}, the courier with your order {order} cannot reach you. Please answer this message or call us.',
    ],
    uk_UA: [
      'Вітаємо, {name}! Щодо вашого замовлення {order} із закладу {establishment}. {state} Перепрошуємо за очікування.',
      'Вітаємо, {name}! Для вашого замовлення {order} поки немає кур’єра. Очікуємо доставку близько {expected}. Зачекаєте?',
      'Вітаємо, {name}! Закладу {establishment} потрібно більше часу на замовлення {order}. Очікуємо близько {expected}. Перепрошуємо.',
      'Вітаємо, {name}! Кур’єр із замовленням {order} не може з вами зв’язатися. Дайте відповідь або зателефонуйте нам.',
    ],
    es_ES: [
      'Hola, {name}: te escribimos por tu pedido {order} de {establishment}. {state} Sentimos la espera.',
      'Hola, {name}: aún no tenemos repartidor para tu pedido {order}. Lo esperamos hacia las {expected}. ¿Quieres esperar?',
      'Hola, {name}: {establishment} necesita más tiempo para tu pedido {order}. Lo esperamos hacia las {expected}. Lo sentimos.',
      'Hola, {name}: el repartidor de tu pedido {order} no consigue localizarte. Responde a este mensaje o llámanos.',
    ],
  }),
  cancellation: createTextSet('cancellationTexts', {
    en_US: [
      'Hello {name}, we had to cancel your order {order} from {establishment}. {refund} goes back to the card you paid with.',
      'Hello {name}, your order {order} is canceled: {reason}. {refund} goes back to the card you paid with. We are sorry.',
      'Hello {name}, as you asked, we have canceled your order {order}. Refund: {refund}.',
      'Hello {name}, your order {order} from {establishment} is canceled. You have paid nothing for it.',
    ],
    uk_UA: [
      'Вітаємо, {name}! Нам довелося скасувати ваше замовлення {order} із закладу {establishment}. {refund} повернемо на картку, якою ви платили.',
      'Вітаємо, {name}! Ваше замовлення {order} скасовано: {reason}. {refund} повернемо на картку, якою ви платили. Перепрошуємо.',
      'Вітаємо, {name}! На ваше прохання ми скасували замовлення {order}. Повернення: {refund}.',
      'Вітаємо, {name}! Ваше замовлення {order} із закладу {establishment} скасовано. Ви нічого за нього не заплатили.',
    ],
    es_ES: [
      'Hola, {name}: hemos tenido que cancelar tu pedido {order} de {establishment}. Devolvemos {refund} a la tarjeta con la que pagaste.',
      'Hola, {name}: tu pedido {order} se ha cancelado: {reason}. Devolvemos {refund} a la tarjeta con la que pagaste. Lo sentimos.',
      'Hola, {name}: como nos pediste, hemos cancelado tu pedido {order}. Reembolso: {refund}.',
      'Hola, {name}: tu pedido {order} de {establishment} se ha cancelado. No has pagado nada por él.',
    ],
  }),
};

export const textPurposes = Object.keys(customerTexts) as readonly TextPurpose[];

export const isTextPurpose = (value: unknown): value is TextPurpose =>
  textPurposes.some((purpose) => purpose === value);

export const purposeNames: Readonly<Record<TextPurpose, MessageDescriptor>> = {
  request: msg`Request`,
  delay: msg`Order under way`,
  cancellation: msg`Cancellation`,
};

export const textSubjects: Readonly<Record<TextPurpose, Readonly<Record<Locale, string>>>> = {
  request: { en_US: 'Your request', uk_UA: 'Ваше звернення', es_ES: 'Tu solicitud' },
  delay: { en_US: 'Your order {order}', uk_UA: 'Ваше замовлення {order}', es_ES: 'Tu pedido {order}' },
  cancellation: {
    en_US: 'Your order {order} is canceled',
    uk_UA: 'Ваше замовлення {order} скасовано',
    es_ES: 'Tu pedido {order} se ha cancelado',
  },
};
