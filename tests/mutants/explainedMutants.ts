/** Mutants that no test can or need notice, by their name, with the reason. */
export const explainedMutants: Readonly<Record<string, string>> = {};
