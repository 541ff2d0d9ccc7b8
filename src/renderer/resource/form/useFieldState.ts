import { type Control, useWatch } from 'react-hook-form';
import type { Row } from '../../data/entityCalls.ts';
import { useTimeZone } from '../../ui/useTimeZone.ts';
import type { Field } from '../kinds/kind.ts';
import type { RuleContext } from '../kinds/rule.ts';
import { asksValues, fieldState } from './fieldState.ts';
import type { FormValues } from './useRecordForm.ts';

const noValues: FormValues = {};

/** What a field is in a form now. Only a field with rules is drawn again when others change. */
export const useFieldState = (field: Field, control: Control<FormValues>, record: Row | null) => {
  const isAsking = asksValues(field);
  const watched = useWatch({ control, disabled: !isAsking });
  const timeZone = useTimeZone();
  const rule: RuleContext = { values: isAsking ? watched : noValues, record, timeZone };
  return { ...fieldState(field, rule), rule };
};
