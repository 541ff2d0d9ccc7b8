import { SearchBox as FluentSearchBox, makeStyles } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useDebounced } from '../../ui/useDebounced.ts';

const useStyles = makeStyles({ root: { width: '280px', maxWidth: '100%' } });
const delayMs = 250;

interface SearchBoxProps {
  /** What is searched for now; changes from elsewhere too (Clear all, a saved view). */
  text: string;
  fieldLabel: string;
  inputRef: RefObject<HTMLInputElement | null>;
  onSearch: (text: string) => void;
  /** Down or Enter: on to the rows. */
  onLeave: () => void;
}

/** Looks for a text in the entity's main field while one types. */
export const SearchBox = ({ text, fieldLabel, inputRef, onSearch, onLeave }: SearchBoxProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  const [typed, setTyped] = useState(text);
  const [lastText, setLastText] = useState(text);
  /** What this box asked for and `text` has not become yet: it comes back later, when more may be typed. */
  const [sent, setSent] = useState<readonly string[]>([]);
  if (lastText !== text) {
    const own = sent.indexOf(text);
    setLastText(text);
    setSent(own < 0 ? [] : sent.slice(own + 1));
    if (own < 0) setTyped(text);
  }
  const search = useCallback(
    (wanted: string): void => {
      setSent((before) => [...before, wanted]);
      onSearch(wanted);
    },
    [onSearch],
  );
  const settled = useDebounced(typed.trim(), delayMs);
  useEffect(() => {
    if (settled === typed.trim() && settled !== text) search(settled);
  }, [settled, typed, text, search]);
  const label = t`Search: ${fieldLabel}`;
  return (
    <FluentSearchBox
      className={styles.root}
      input={{ ref: inputRef }}
      value={typed}
      placeholder={label}
      aria-label={label}
      onChange={(_event, { value }) => setTyped(value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setTyped('');
        if (event.key !== 'Enter' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        if (typed.trim() !== text) search(typed.trim());
        onLeave();
      }}
    />
  );
};
