import type { RecordScope, Row } from '../../data/entityCalls.ts';
import { useUser } from '../../stores/session.ts';
import { useMinute } from '../../ui/useMinute.ts';
import type { TextPurpose } from '../texts/customerTexts.ts';
import { MessagePanel } from '../texts/MessagePanel.tsx';
import { noteSentText } from '../texts/sentTexts.ts';
import { useTextDraft } from '../texts/textDrafts.ts';
import { purposeOf } from '../texts/textSituations.ts';
import { personKeys, trimmedText } from './customerMatch.ts';
import { customerLocale, textValuesOf } from './spokenOrder.ts';

interface CustomerMessageProps {
  scope: RecordScope;
  /** Default: by the order. */
  purpose?: TextPurpose;
  /** Customer, or a request with the same fields of a person. */
  person: Row;
  order: Row | null;
  /** Request that the text answers, with its reason. */
  request?: Row;
  /** Call sheet that shows the text as sent. Default: that of the person. */
  customerId?: string | undefined;
  onUsed?: () => void;
  onClose: () => void;
}

/** Name to address a person by: the first name, as customers expect it. */
const firstNameOf = ({ firstName, fullName, customerName }: Row): string =>
  trimmedText(firstName) ||
  trimmedText(fullName).split(' ')[0] ||
  trimmedText(customerName).split(' ')[0] ||
  '';

/** Panel with the texts for a customer, filled from the order. */
export const CustomerMessage = (props: CustomerMessageProps) => {
  const { scope, purpose, person, order, request, customerId = person.id, onUsed, onClose } = props;
  const userId = useUser()?.id ?? '';
  const minute = useMinute();
  const { country = '' } = scope;
  const name = firstNameOf(person);
  const { draft, keepDraft } = useTextDraft(country, (request ?? order ?? person).id);
  if (draft === undefined) return null;
  return (
    <MessagePanel
      draft={draft ?? { own: '', purpose: purpose ?? purposeOf(order, minute) }}
      keepDraft={keepDraft}
      situation={{ order, reason: request?.reason }}
      requestId={request?.id}
      initialLocale={customerLocale(country)}
      valuesIn={(locale) => textValuesOf({ name, order, country, locale, now: minute })}
      email={personKeys(person).email}
      onUsed={(used) => {
        noteSentText(userId, { customerId, ...used });
        onUsed?.();
      }}
      onClose={onClose}
    />
  );
};
