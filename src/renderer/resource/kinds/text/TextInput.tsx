import { Field, Input, Textarea } from '@fluentui/react-components';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { longestWanted } from '#shared/domain/pastedText.ts';
import type { RecordScope } from '../../../data/entityCalls.ts';
import { offerUndo, type UndoOffer } from '../../../stores/undo.ts';
import { isCommandKey } from '../../../ui/useDocumentKeys.ts';
import type { FilterProps, InputProps } from '../kind.ts';

export interface TextInputOwnProps {
  type?: 'email' | 'tel' | 'url';
  /** Several lines, this many of them in view. */
  rows?: number;
  /** How a text is shown while nobody types in it. */
  shown?: (text: string) => string;
  /** What a typed text becomes on leaving the input, and how that is said; null: it stays as it is. */
  complete?: (text: string, scope: RecordScope) => { text: string; said: MessageDescriptor } | null;
}

const asItIs = (text: string): string => text;

/** Completes what was typed, says so, and offers Undo as long as the input is there and nothing else was typed. */
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
    const said = `${label}: ${i18n._(completed.said)}`;
    offer.current = offerUndo(said, async () => onChange(typed), 'info');
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
    // A form saved by a key keeps the focus in its input.
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
  /** For a part of the text, or for all of it. */
  asks: 'text' | 'exact';
  /** What was typed as the server keeps it. */
  clean?: (text: string) => string;
}

const trim = (text: string): string => text.trim();

export const TextFilter = (props: FilterProps & TextFilterOwnProps) => {
  const { asks, clean = trim, label, filter, onChange } = props;
  const { t } = useLingui();
  return (
    <Field label={label} hint={asks === 'exact' ? t`The whole ID, as it is copied` : null}>
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
