/** The oldest Node.js that runs the site's commands, as in package.json. */
const OLDEST = [20, 19];

/** Why a version of Node.js cannot run the commands, as a problem in two lines; undefined when it can. */
export function findVersionProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isNew = major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
  if (isNew) return undefined;
  return `error Node.js ${version} is too old for this project.\n  fix: Install Node.js ${OLDEST.join('.')} or later.`;
}

/** Ends the process when its own Node.js cannot run the commands. */
export function exitIfTooOld() {
  const old = findVersionProblem(process.versions.node);
  if (old === undefined) return;
  console.error(old);
  process.exit(1);
}
