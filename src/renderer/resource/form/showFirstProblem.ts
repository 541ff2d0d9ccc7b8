/** Leads to the first input that is wrong, with what is said of it below. */
export const showFirstProblem = (form: HTMLFormElement | null): void => {
  const input = form?.querySelector<HTMLElement>('[aria-invalid=true]');
  input?.focus();
  input?.closest('[data-field]')?.scrollIntoView({ block: 'nearest' });
};
