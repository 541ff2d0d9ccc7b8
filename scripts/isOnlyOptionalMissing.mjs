/**
 * True when `npm ci` refused only because the lock file lacks optional packages. npm 11 and 12 do so when the
 * registry that the lock file was written with did not have the builds for every other system, although nobody
 * here needs them (npm/cli issue 9846). A required package that is missing, or any other disagreement between
 * package.json and the lock file, is still an error.
 * @param {string} output what npm ci printed
 * @param {Record<string, { optionalDependencies?: Record<string, string> }>} lockedPackages
 */
export const isOnlyOptionalMissing = (output, lockedPackages) => {
  const missing = [...output.matchAll(/^npm error Missing: (@?[^@\s]+)@\S* from lock file$/gm)].map(
    ([, name]) => name,
  );
  const optional = new Set(
    Object.values(lockedPackages).flatMap(({ optionalDependencies = {} }) =>
      Object.keys(optionalDependencies),
    ),
  );
  const hasOtherComplaints = /^npm error Invalid: /m.test(output);
  return missing.length > 0 && !hasOtherComplaints && missing.every((name) => optional.has(name));
};
