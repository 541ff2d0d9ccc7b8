import { Input, makeStyles, Switch, Textarea } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import type { RecordScope } from '../../data/entityCalls.ts';
import { useUser } from '../../stores/session.ts';
import { DateInput } from '../../ui/dates/DateInput.tsx';
import type { Field } from '../fields/field.ts';
import { ChoiceInput } from './ChoiceInput.tsx';
import { DateTimeInput } from './DateTimeInput.tsx';
import { ImageInput } from './ImageInput.tsx';
import { NumberInput } from './NumberInput.tsx';
import { ReadOnlyValue } from './ReadOnlyValue.tsx';
import { ReferenceInput } from './ReferenceInput.tsx';
import { ReferencesInput } from './ReferencesInput.tsx';
import { useToday } from './useToday.ts';

interface FieldInputProps {
  field: Field;
  label: string;
  scope: RecordScope;
  value: unknown;
  isReadOnly: boolean;
  onChange: (value: unknown) => void;
  onBlur: () => void;
  'aria-required'?: boolean;
}

// The switch itself stands where the other inputs begin, not its margin.
const useStyles = makeStyles({ switch: { marginLeft: '-8px' } });

const inputTypes = { email: 'email', phone: 'tel', url: 'url' } as const;
const inputType = (kind: Field['kind']): 'text' | 'email' | 'tel' | 'url' =>
  kind in inputTypes ? inputTypes[kind as keyof typeof inputTypes] : 'text';

const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

/** The input that fits a field's kind. Empty inputs give null, never empty text. */
export const FieldInput = ({
  field,
  label,
  scope,
  value,
  isReadOnly,
  onChange,
  onBlur,
  ...aria
}: FieldInputProps) => {
  const { i18n } = useLingui();
  const user = useUser();
  const styles = useStyles();
  const today = useToday();
  if (isReadOnly) return <ReadOnlyValue field={field} value={value} scope={scope} {...aria} />;
  const changeText = (_event: unknown, data: { value: string }): void => onChange(data.value || null);
  switch (field.kind) {
    case 'multiline':
    case 'address':
      return (
        <Textarea
          {...aria}
          rows={field.kind === 'address' ? 2 : 4}
          resize="vertical"
          value={textOf(value)}
          onChange={changeText}
          onBlur={onBlur}
        />
      );
    case 'money':
    case 'percent':
    case 'integer':
    case 'decimal':
      return <NumberInput {...aria} kind={field.kind} value={value} onChange={onChange} onBlur={onBlur} />;
    case 'boolean':
      return (
        <Switch
          {...aria}
          className={styles.switch}
          checked={value === true}
          onChange={(_event, { checked }) => onChange(checked)}
          onBlur={onBlur}
        />
      );
    case 'choice':
      return (
        <ChoiceInput
          {...aria}
          choices={field.choices
            .filter((choice) => choice.value === value || (field.mayChoose?.(choice.value, user) ?? true))
            .map((choice) => ({ value: choice.value, text: i18n._(choice.label) }))}
          isClearable={!field.required}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
        />
      );
    case 'date':
      return (
        <DateInput
          {...aria}
          today={today}
          value={textOf(value)}
          onChange={(date) => onChange(date || null)}
          onBlur={onBlur}
        />
      );
    case 'dateTime':
      return <DateTimeInput {...aria} value={value} onChange={onChange} onBlur={onBlur} />;
    case 'image':
      return <ImageInput {...aria} label={label} value={value} onChange={onChange} />;
    case 'reference':
      return (
        <ReferenceInput
          {...aria}
          label={label}
          source={field.source}
          scope={scope}
          value={typeof value === 'string' ? value : null}
          onChange={onChange}
          onBlur={onBlur}
        />
      );
    case 'references':
      return (
        <ReferencesInput
          {...aria}
          source={field.source}
          scope={scope}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
        />
      );
    case 'id':
    case 'shortId':
    case 'workingTime':
      return <ReadOnlyValue field={field} value={value} scope={scope} {...aria} />;
    default:
      return (
        <Input
          {...aria}
          type={inputType(field.kind)}
          value={textOf(value)}
          onChange={changeText}
          onBlur={onBlur}
        />
      );
  }
};
