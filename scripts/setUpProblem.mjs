/** A failed step, with advice for the user. */
export class SetUpProblem extends Error {
  /**
   * @param {string} problem the failure
   * @param {string} advice the user's next step
   */
  constructor(problem, advice) {
    super(problem);
    this.advice = advice;
  }
}

/**
 * Runs a script's main function. A problem prints two readable lines instead of a stack trace.
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
