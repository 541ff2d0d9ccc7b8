/** A step that could not be done, with the sentence that tells a person what to do about it. */
export class SetUpProblem extends Error {
  /**
   * @param {string} problem what went wrong
   * @param {string} advice what the person can do
   */
  constructor(problem, advice) {
    super(problem);
    this.advice = advice;
  }
}

/**
 * Runs a script's main function; a problem ends it with two readable lines instead of a stack.
 * @param {() => Promise<number>} main resolves with the exit code
 */
export const runScript = async (main) => {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof SetUpProblem)) throw error;
    console.error(`\nStopped: ${error.message}\nWhat to do: ${error.advice}`);
    process.exitCode = 1;
  }
};
