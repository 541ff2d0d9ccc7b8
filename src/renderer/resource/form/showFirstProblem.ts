/** Leads to the first input that is wrong, with what is said of it below. */
export const showFirstProblem = (form: Element | null): void => {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid=true]');
  // Of several answers one has the focus, not what holds them together.
  const input = wrong?.role === 'radiogroup' ? wrong.querySelector<HTMLElement>('input') : wrong;
  input?.focus();
  wrong?.closest('[data-field]')?.scrollIntoView({ block: 'nearest' });
};
