const maxSubject = 72;

/**
 * Problems of commits, each given as hash, parents and subject with tabs between.
 * @param {string[]} commits
 * @returns {string[]}
 */
export const commitProblems = (commits) =>
  commits.flatMap((commit) => {
    const [hash = '', parents = '', ...rest] = commit.split('\t');
    const subject = rest.join('\t');
    const short = hash.slice(0, 8);
    return [
      parents.includes(' ') ? `${short} is a merge: rebase instead` : [],
      subject.length > maxSubject
        ? `${short} has a subject of ${subject.length} characters: "${subject}"`
        : [],
    ].flat();
  });
