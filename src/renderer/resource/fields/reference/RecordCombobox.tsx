import { Combobox, makeStyles, Option, OptionGroup } from '@fluentui/react-components';
import { WindowNew20Regular } from '@fluentui/react-icons/svg/window-new';
import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ComponentProps, type SyntheticEvent, useMemo, useRef, useState } from 'react';
import { hasEveryWord } from '#shared/text/nameWords.ts';
import type { RecordScope } from '../../../data/entityCalls.ts';
import { InlineProblem } from '../../../ui/InlineProblem.tsx';
import { openWindow } from '../../../ui/openWindow.ts';
import { ToolButton } from '../../../ui/ToolButton.tsx';
import { useDebounced } from '../../../ui/useDebounced.ts';
import type { ReferenceOption, ReferenceSource } from './referenceSource.ts';
import { awaitedName, referenceQuery, useSourceNames } from './useReferenceNames.ts';

interface OpenReferenceProps {
  label: string;
  path: string;
}

/** Opens the referenced record in a new window, so that the form keeps its state. */
export const OpenReference = ({ label, path }: OpenReferenceProps) => {
  const { t } = useLingui();
  return (
    <ToolButton label={t`Open ${label}`} icon={<WindowNew20Regular />} onClick={() => openWindow(path)} />
  );
};

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '4px', minWidth: 0 },
  line: { display: 'flex', gap: '4px', minWidth: 0 },
  // Prevents the inner text from pushing the adjacent button out of the form.
  combobox: { flexGrow: 1, minWidth: 0 },
  input: { minWidth: 0 },
});

interface RecordComboboxProps extends Pick<ComponentProps<typeof Combobox>, 'id' | 'onBlur'> {
  source: ReferenceSource;
  scope: RecordScope;
  value: string | null;
  onChange: (id: string | null) => void;
  'aria-required'?: boolean;
  /** Name of the field. Set it to show a button that opens the chosen record. */
  label?: string;
}

const searchDelayMs = 200;
const movingKeys = new Set(['ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 'PageUp']);

const toOption = ({ id, name }: ReferenceOption) => (
  <Option key={id} value={id}>
    {name}
  </Option>
);

const toChoices = (options: readonly ReferenceOption[]) =>
  [...Map.groupBy(options, ({ group = '' }) => group)].map(([group, offered]) =>
    group === '' ? (
      offered.map(toOption)
    ) : (
      <OptionGroup key={group} label={group}>
        {offered.map(toOption)}
      </OptionGroup>
    ),
  );

/** Options for a typed text, from the server. An empty text skips the debounce, also right after clearing. */
const useChoices = (source: ReferenceSource, scope: RecordScope, typed: string) => {
  const paused = useDebounced(typed, searchDelayMs);
  const search = typed === '' ? '' : paused;
  const answer = useQuery({ ...referenceQuery(source, scope, search), placeholderData: keepPreviousData });
  const { data: found = [], isPending, isLoadingError, isPlaceholderData, refetch } = answer;
  // Until the server answers, filter the options on hand. Fast typing then finds them at once, and nothing
  // moves under the pointer when the answer is the same.
  const isAnswered = search === typed && !isPlaceholderData;
  const options = isAnswered
    ? found
    : found.filter(({ name, group = '' }) => hasEveryWord(`${name} ${group}`, typed));
  return { found, options, isAnswered, isPending, isLoadingError, refetch };
};

/**
 * Combobox for one record with search on the server. Tab never selects an option that the user did not
 * choose.
 */
export const RecordCombobox = (props: RecordComboboxProps) => {
  const { source, scope, value, onChange, label, ...rest } = props;
  const { t } = useLingui();
  const styles = useStyles();
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const hasMoved = useRef(false);
  const typedText = typed?.trim() ?? '';
  const { found, options, isAnswered, isPending, isLoadingError, refetch } = useChoices(
    source,
    scope,
    typedText,
  );
  const ids = useMemo(() => (value === null ? [] : [value]), [value]);
  const nameOf = useSourceNames(source, scope, ids);
  const name = value === null ? '' : (found.find(({ id }) => id === value)?.name ?? nameOf(value) ?? value);
  const chosen = name === awaitedName ? '' : name;
  const isRequired = props['aria-required'] === true;

  const type = (text: string): void => {
    hasMoved.current = false;
    setTyped(text);
    setIsOpen(true);
    // A required value returns when the user leaves the input empty.
    if (text === '' && !isRequired && value !== null) onChange(null);
  };

  /** Fluent marks the first option by itself, so Tab counts as a choice only after typing or moving. */
  const isMeant = (event: SyntheticEvent): boolean =>
    !('key' in event) || event.key !== 'Tab' || hasMoved.current || typedText !== '';

  const select = (event: SyntheticEvent, id: string | undefined): void => {
    // Fluent clears the selection on every text change; here that only starts a search.
    if (event.type === 'change' || !isMeant(event)) return;
    setTyped(null);
    onChange(id ?? null);
  };

  const problem = t`Could not load the choices`;
  return (
    <div className={styles.root}>
      <div className={styles.line}>
        <Combobox
          {...rest}
          className={styles.combobox}
          input={{ className: styles.input }}
          clearable={!isRequired}
          freeform
          placeholder={name === awaitedName ? name : t`Type to search`}
          // Arrow keys open the list, so the icon needs no tab stop.
          expandIcon={{ 'aria-label': t`Show choices`, tabIndex: -1 }}
          value={typed ?? chosen}
          selectedOptions={value === null ? [] : [value]}
          open={isOpen}
          onKeyDown={({ key }) => (hasMoved.current ||= isOpen && movingKeys.has(key))}
          onChange={(event) => type(event.target.value)}
          onOptionSelect={(event, { optionValue }) => select(event, optionValue)}
          onOpenChange={(_event, { open }) => {
            hasMoved.current = false;
            setIsOpen(open);
            if (!open) setTyped(null);
          }}
        >
          {toChoices(options)}
          {options.length === 0 && (
            <Option key="" value="" text="" disabled>
              {!isAnswered || isPending ? t`Loading…` : isLoadingError ? problem : t`Nothing found`}
            </Option>
          )}
        </Combobox>
        {label !== undefined && value !== null && source.pathOf && (
          <OpenReference label={label} path={source.pathOf(scope, value)} />
        )}
      </div>
      {isLoadingError && <InlineProblem onRetry={() => void refetch()}>{problem}</InlineProblem>}
    </div>
  );
};
