import { Field, Input, Textarea } from '@fluentui/react-components';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { longestWanted } from '#shared/query/pastedText.ts';
import type { RecordScope } from '../../../data/entityCalls.ts';
import { offerUndo, type UndoOffer } from '../../../stores/undo.ts';
import { isCommandKey } from '../../../ui/useDocumentKeys.ts';
import type { FilterProps, InputProps } from '../fieldType.ts';

export interface TextInputOwnProps {
  type?: 'email' | 'tel' | 'url';
  rows?: number;
  /** Format while the input is not being edited. */
  shown?: (text: string) => string;
  /** Completes the text on blur, with a message about it. `null`: no change. */
  complete?: (text: string, scope: RecordScope) => { text: string; message: MessageDescriptor } | null;
}

const asItIs = (text: string): string => text;

/** Completes typed text, shows a toast and offers Undo until the next edit or unmount. */
const useCompletion = ({ label, scope, onChange, complete }: InputProps & TextInputOwnProps) => {
  const { i18n } = useLingui();
  const offer = useRef<UndoOffer | null>(null);
  const withdraw = useCallback((): void => {
    offer.current?.forget();
    offer.current?.dismiss();
    offer.current = null;
  }, []);
  useEffect(() => withdraw, [withdraw]);
  const run = (typed: string): void => {
    const completed = complete?.(typed, scope);
    if (!completed) return;
    onChange(completed.text);
    const message = `${label}: ${i18n._(completed.message)}`;
    offer.current = offerUndo(message, async () => onChange(typed), 'info');
  };
  return { run, withdraw };
};

export const TextInput = (props: InputProps & TextInputOwnProps) => {
  const { value, onChange, onBlur, aria, type, rows, shown = asItIs } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const completion = useCompletion(props);
  const leave = (): void => {
    setTyped(null);
    if (typed !== null) completion.run(typed);
  };
  const shared = {
    ...aria,
    value: typed ?? (value === null || value === undefined ? '' : shown(String(value))),
    onChange: (_event: unknown, data: { value: string }): void => {
      completion.withdraw();
      setTyped(data.value);
      onChange(data.value || null);
    },
    onBlur: (): void => {
      leave();
      onBlur();
    },
    // Saving with a shortcut causes no blur.
    onKeyDown: (event: KeyboardEvent): void => {
      const isSubmit = event.key === 'Enter' && rows === undefined;
      if (isSubmit || isCommandKey(event, 's')) leave();
    },
  };
  return rows === undefined ? (
    <Input {...shared} type={type ?? 'text'} />
  ) : (
    <Textarea {...shared} rows={rows} resize="vertical" />
  );
};

export interface TextFilterOwnProps {
  asks: 'text' | 'exact';
  /** Converts typed text to the server's spelling. */
  clean?: (text: string) => string;
}

const trim = (text: string): string => text.trim();

export const TextFilter = (props: FilterProps & TextFilterOwnProps) => {
  const { asks, clean = trim, label, filter, onChange } = props;
  const { t } = useLingui();
  return (
    <Field label={label} hint={asks === 'exact' ? t`The complete ID` : null}>
      <Input
        type="search"
        maxLength={longestWanted}
        defaultValue={filter?.match === 'exact' || filter?.match === 'text' ? filter.value : ''}
        onChange={(_event, { value }) => {
          const wanted = clean(value);
          onChange(wanted ? { match: asks, value: wanted } : null);
        }}
      />
    </Field>
  );
};
